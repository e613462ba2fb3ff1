import type { classesTexts as reference } from '../en/classes.ts';
import type { Translation } from '../texts.ts';

/** The classes of a championship, and who is in which. */
export const classesTexts: Translation<typeof reference> = {
  'classes.title': 'Klassen',
  'classes.what':
    'Wer nach {regulation} in welcher Klasse spielt, als Vorschlag aus der Meldeliste: die Reihenfolge der Rechte, Wertungszahlen und eigene Wahl. Wer von Hand in eine Klasse gesetzt wird, nimmt dort einen Platz ein.',
  'classes.no-day':
    'Den ersten Tag der Veranstaltung angeben: nach ihm geht das Alter von Junioren und Veteranen.',
  'classes.none': 'Noch hat sich niemand gemeldet.',
  'classes.no-rules': 'Für den Verband dieser Veranstaltung sind keine Klassen bekannt.',
  'classes.class-national': 'Landesklasse',
  'classes.class-candidate': 'Kandidatenklasse',
  'classes.class-master': 'Meisterklasse',
  'classes.class-basic': 'Basisklasse',
  'classes.class-women': 'Frauenklasse',
  'classes.class-veterans': 'Veteranenklasse',
  'classes.group': '{group}: {count|1 Spieler|{count} Spieler}, {rounds|1 Runde|{rounds} Runden}',
  'classes.accept': 'Klassen annehmen',
  'classes.differ':
    '{count|1 Spieler hat|{count} Spieler haben} eine andere Klasse oder Begründung als angenommen.',
  'classes.all-accepted': 'Diese Klassen sind angenommen.',
  'classes.state-open': 'nicht angenommen',
  'classes.facts': 'Was die Klasse entscheidet',
  'classes.facts-what': 'Wertungszahl, Geschlecht und Geburtsdatum stehen in der Meldeliste.',
  'classes.games': 'Gewertete Partien seit der letzten Meisterschaft',
  'classes.candidate-result':
    'Hat seit dem Meldeschluss der letzten Meisterschaft ein Kandidatenergebnis erzielt',
  'classes.rights': 'Rechte aus dem letzten Jahr',
  'classes.right-national-winner': 'Hat die Landesklasse gewonnen',
  'classes.right-candidate-winner': 'Hat die Kandidatenklasse gewonnen',
  'classes.right-national-player': 'Hat in der Landesklasse gespielt',
  'classes.right-junior-champion': 'Juniorenmeister',
  'classes.right-group-winner': 'Hat eine erste Gruppe der Meisterklasse gewonnen (M7-1 oder MA-1)',
  'classes.form': 'Gewünschte Turnierform',
  'classes.form-none': 'Keine',
  'classes.form-all-play-all': 'Jeder gegen jeden, acht Spieler',
  'classes.form-seven-rounds': 'Sieben Runden',
  'classes.form-five-rounds': 'Fünf Runden',
  'classes.chosen': 'Gewählte Klasse',
  'classes.chosen-none': 'Die höchste, zu der ein Recht besteht',
  'classes.by-hand': 'Von Hand',
  'classes.by-hand-what':
    'Setzt den Spieler in eine Klasse, was immer die Ordnung sagt. Der Grund steht beim Namen; ohne Klasse gilt wieder die Ordnung.',
  'classes.by-regulation': 'Wie die Ordnung sagt',
  'classes.put': 'In diese Klasse setzen',
  'classes.reason': 'Grund',
  'classes.back': 'Alle Klassen',
  'classes.make-groups': 'Gruppen anlegen',
  'classes.make-groups-what':
    'Legt ein Turnier für jede Gruppe an, die die Veranstaltung noch nicht hat, mit System, Runden und Bedenkzeit, und teilt alle in der Meldeliste ihrer Gruppe zu.',
  'classes.groups-made':
    'Die Gruppen sind angelegt. Die Meldeliste sagt, wen jede von ihnen übernimmt.',
  'classes.elsewhere': 'Aus der Wertungskartei und der letzten Veranstaltung',
  'classes.elsewhere-what':
    'Übernimmt gewertete Partien und Kandidatenergebnisse aller, die in der Wertungskartei stehen, und die Rechte, die am Ende der letztjährigen Veranstaltung notiert wurden, an Stelle dessen, was hier steht.',
  'classes.since': 'Meldeschluss der letzten Meisterschaft',
  'classes.championship': 'Ende der letzten Meisterschaft',
  'classes.last-event': 'Letztjährige Veranstaltung',
  'classes.no-event': 'Keine',
  'classes.take': 'Übernehmen',
  'classes.taken': '{count|1 Spieler hat|{count} Spieler haben} jetzt andere Angaben.',
  'classes.absent': 'Haben ein Recht und sind nicht gemeldet:',
  'classes.next-year': 'Rechte für das nächste Jahr',
  'classes.next-year-what':
    'Was die Plätze in den beendeten Gruppen geben. Wo ein Stichkampf aussteht, hat noch niemand das Recht; seine Reihenfolge steht bei den Preisen der Gruppe.',
  'classes.write': 'Notieren',
  'classes.written': 'Notiert; die Veranstaltung des nächsten Jahres bietet sie an.',
};
