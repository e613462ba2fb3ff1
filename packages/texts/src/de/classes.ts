import type { classesTexts as reference } from '../en/classes.ts';
import type { Translation } from '../texts.ts';

/** The classes of a championship, and who is in which. */
export const classesTexts: Translation<typeof reference> = {
  'classes.title': 'Klassen',
  'classes.what':
    'Wer nach {regulation} in welcher Klasse spielt, als Vorschlag aus der Meldeliste: die Reihenfolge der Rechte, Wertungszahlen und eigene Wahl. Wer von Hand in eine Klasse gesetzt wird, nimmt dort einen Platz ein.',
  'classes.no-day':
    'Geben Sie den ersten Tag der Veranstaltung an: Nach ihm richtet sich das Alter von Junioren und Veteranen.',
  'classes.none': 'Noch hat sich niemand angemeldet.',
  'classes.no-championship':
    'Klassen hat eine Meisterschaft. Ob die Veranstaltung eine ist, steht in ihrer Ausschreibung, bei der Art der Veranstaltung.',
  'classes.to-invitation': 'Zur Ausschreibung',
  'classes.no-rules': 'Für den Verband dieser Veranstaltung sind keine Klassen bekannt.',
  'classes.class-national': 'Nationalklasse',
  'classes.class-candidate': 'Kandidatenklasse',
  'classes.class-master': 'Meisterklasse',
  'classes.class-basic': 'Basisklasse',
  'classes.class-women': 'Frauenklasse',
  'classes.class-veterans': 'Veteranenklasse',
  'classes.group': '{group}: {count|1 Spieler|{count} Spieler}, {rounds|1 Runde|{rounds} Runden}',
  'classes.accept': 'Klassen bestätigen',
  'classes.differ':
    '{count|1 Spieler hat|{count} Spieler haben} eine andere Klasse oder Begründung als bestätigt.',
  'classes.all-accepted': 'Diese Klassen sind bestätigt.',
  'classes.state-open': 'nicht bestätigt',
  'classes.facts': 'Was die Klasse entscheidet',
  'classes.facts-what': 'Wertungszahl, Geschlecht und Geburtsdatum stehen in der Meldeliste.',
  'classes.games': 'Gewertete Partien seit der letzten Meisterschaft',
  'classes.candidate-result':
    'Hat seit dem Meldeschluss der letzten Meisterschaft ein Kandidatenergebnis erzielt',
  'classes.rights': 'Rechte aus dem letzten Jahr',
  'classes.right-national-winner': 'Hat die Nationalklasse gewonnen',
  'classes.right-candidate-winner': 'Hat die Kandidatenklasse gewonnen',
  'classes.right-national-player': 'Hat in der Nationalklasse gespielt',
  'classes.right-junior-champion': 'Dänischer Juniorenmeister',
  'classes.right-group-winner': 'Hat eine erste Gruppe der Meisterklasse gewonnen (M7-1 oder MA-1)',
  'classes.form': 'Gewünschte Turnierform',
  'classes.form-none': 'Keine',
  'classes.form-all-play-all': 'Jeder gegen jeden, acht Spieler',
  'classes.form-seven-rounds': 'Sieben Runden',
  'classes.form-five-rounds': 'Fünf Runden',
  'classes.chosen': 'Gewählte Klasse',
  'classes.chosen-none': 'Die höchste, für die ein Recht besteht',
  'classes.by-hand': 'Von Hand',
  'classes.by-hand-what':
    'Setzt den Spieler in eine Klasse, was auch immer die Ordnung sagt. Die Begründung steht beim Namen; ohne Klasse gilt wieder die Ordnung.',
  'classes.by-regulation': 'Nach der Ordnung',
  'classes.put': 'In diese Klasse setzen',
  'classes.back': 'Alle Klassen',
  'classes.make-groups-what':
    'Legt ein Turnier für jede Gruppe an, die die Veranstaltung noch nicht hat, mit System, Runden und Bedenkzeit, und teilt alle in der Meldeliste ihrer Gruppe zu.',
  'classes.groups-made':
    'Die Gruppen sind angelegt. Die Meldeliste zeigt, wen jede von ihnen übernimmt.',
  'classes.elsewhere': 'Aus der Wertungskartei und der letzten Veranstaltung',
  'classes.elsewhere-what':
    'Übernimmt gewertete Partien und Kandidatenergebnisse aller, die in der Wertungskartei stehen, und die Rechte, die am Ende der letztjährigen Veranstaltung notiert wurden, an Stelle dessen, was hier steht.',
  'classes.since': 'Meldeschluss der letzten Meisterschaft',
  'classes.championship': 'Ende der letzten Meisterschaft',
  'classes.last-event': 'Letztjährige Veranstaltung',
  'classes.no-event': 'Keine',
  'classes.take': 'Übernehmen',
  'classes.taken': '{count|1 Spieler hat|{count} Spieler haben} jetzt andere Angaben.',
  'classes.absent': 'Haben ein Recht, sind aber nicht angemeldet:',
  'classes.next-year': 'Rechte für das nächste Jahr',
  'classes.next-year-what':
    'Welche Rechte die Plätze in den beendeten Gruppen geben. Wo ein Stichkampf aussteht, hat noch niemand das Recht; die Reihenfolge des Stichkampfs wird bei den Preisen der Gruppe eingetragen.',
  'classes.write': 'Notieren',
  'classes.written': 'Notiert; die Veranstaltung des nächsten Jahres bietet sie an.',
};
