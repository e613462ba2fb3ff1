import type { reportFileTexts as reference } from '../en/report-file.ts';
import type { Translation } from '../texts.ts';

/** The page that checks a report file in the reader's own window. */
export const reportFileTexts: Translation<typeof reference> = {
  'report-file.about':
    'Eine Berichtsdatei (TRF06, TRF16 oder TRF26), ihr JSON oder Partien in PGN wählen: Jede Runde wird noch einmal ausgelost und verglichen, die nächste mit Begründung ausgelost, die Tabelle Summe für Summe geöffnet, Wertungszahlen und Normen werden berechnet.',
  'report-file.stays':
    'Die Datei wird in diesem Fenster gelesen und geht nirgendwohin: Sie wird weder gesendet noch aufbewahrt.',
  'report-file.choose': 'Berichtsdatei',
  'report-file.choose-hint': 'Oder irgendwo auf dieser Seite ablegen.',
  'report-file.needs-script': 'Eine Datei in diesem Fenster zu lesen braucht JavaScript.',
  'report-file.reading': '{name} wird gelesen …',
  'report-file.unread': '{name} lässt sich nicht lesen',
  'report-file.failed': 'Die Datei ließ sich nicht öffnen. Bitte noch einmal wählen.',
  'report-file.what':
    '{players|ein Spieler|{players} Spieler} · {rounds|eine Runde|{rounds} Runden} · {system}',
  'report-file.remarks': 'Beim Lesen aufgefallen: {count|eines|{count} Dinge}',
  'report-file.left-out': 'Weggelassen: {what}',
  'report-file.parts': 'Teile',
  'report-file.tab-check': 'Prüfung',
  'report-file.tab-rounds': 'Runden',
  'report-file.tab-standings': 'Tabelle',
  'report-file.tab-ratings': 'Wertungszahlen',
  'report-file.tab-norms': 'Normen',
  'report-file.checking': 'Runde {round} von {rounds} wird geprüft …',
  'report-file.nothing-to-check': 'Es gibt keine Runde, die noch einmal ausgelost werden kann.',
  'report-file.all-agree':
    '{rounds|Die Runde ist|Alle {rounds} Runden sind}, wie das System auslost.',
  'report-file.some-differ': '{count} von {rounds} Runden lost das System anders aus.',
  'report-file.agrees': 'wie das System auslost',
  'report-file.expected': 'Das System lost aus',
  'report-file.actual': 'Die Datei hat',
  'report-file.next-round': 'Runde {round}, die nächste',
  'report-file.after': 'Nach',
  'report-file.sums-of': 'Summen öffnen von',
  'report-file.rules': 'Nach den Regeln',
  'report-file.ratings-what':
    'Berechnet aus dem, was die Datei von jedem Spieler sagt; manche Regeln fragen nach mehr, etwa nach Geburtsdaten.',
};
