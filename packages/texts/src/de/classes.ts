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
};
