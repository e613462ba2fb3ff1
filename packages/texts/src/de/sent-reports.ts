import type { sentReportsTexts as reference } from '../en/sent-reports.ts';
import type { Translation } from '../texts.ts';

export const sentReportsTexts: Translation<typeof reference> = {
  'reports.sent': 'Gesendet',
  'reports.never-sent': 'Dass er gesendet wurde, ist nicht vermerkt.',
  'reports.sent-whole': 'Das ganze Turnier, gesendet am {date}; vermerkt von {by}',
  'reports.sent-part': '{month}, gesendet am {date}; vermerkt von {by}',
  'reports.send-again': 'Er muss noch einmal gesendet werden',
  'reports.send-again-what': 'Was am {date} gesendet wurde, stimmt nicht mehr:',
  'reports.changes': 'Änderungen der Wertung',
  'reports.changes-what': 'Die größten Gewinne und Verluste; die Tabelle hat alle',
  'reports.game-by-game': 'Partie für Partie',
  'reports.together':
    'Die Teile von „{event}“ zählen als ein Turnier (DSU 2002 §65e): Die Wertungszahlen werden zusammen gemeldet, mit den Runden aller Teile. Der Bericht unten ist der dieses Teils allein.',
  'reports.note-sent': 'Als gesendet vermerken',
  'reports.sent-on': 'Gesendet am',
  'reports.which-part': 'Welcher Teil',
  'reports.whole': 'das ganze Turnier',
  'reports.change-round-new': 'Runde {round} fehlt darin',
  'reports.change-round-gone': 'Runde {round} wurde zurückgenommen',
  'reports.change-game-new': 'Runde {round}, Brett {board}: {players} fehlt darin',
  'reports.change-game-gone': 'Runde {round}, Brett {board}: {players} wurde herausgenommen',
  'reports.change-colours': 'Runde {round}, Brett {board}: die Farben sind jetzt {players}',
  'reports.change-result': 'Runde {round}, Brett {board}, {players}: {before} → {after}',
  'reports.change-rated':
    'Runde {round}, Brett {board}, {players}: {rated|jetzt gewertet|nicht mehr gewertet}',
  'reports.change-player-new': '{player} fehlt darin',
  'reports.change-player-gone': '{player} wurde herausgenommen',
  'reports.change-detail': '{player}, {field}: {before} → {after}',
  'reports.nothing': 'nichts',
  'reports.correct-for-rating': 'Ein Ergebnis nur für die Wertung berichtigen',
  'reports.correct-for-rating-what':
    'Ein altes Ergebnis, das falsch eingetragen wurde, bleibt stehen, sobald spätere Runden gespielt sind: Paarungen und Tabellen bleiben, wie sie sind, und der Bericht bekommt das Ergebnis, wie gespielt wurde.',
  'reports.rate-as': 'Gewertet als',
  'reports.as-it-stands': 'Werten, wie es steht',
};
