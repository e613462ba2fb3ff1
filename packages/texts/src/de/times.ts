import type { timesTexts as reference } from '../en/times.ts';
import type { Translation } from '../texts.ts';

/** When and how rounds are played: thinking time, waiting time, open games, and what is rated. */
export const timesTexts: Translation<typeof reference> = {
  'times.control': 'Bedenkzeit {time}',
  'times.waiting': 'Wartezeit {minutes} min ({article})',
  'times.no-waiting': 'keine Wartezeit ({article})',
  'times.waiting-over': 'Die Wartezeit ist um: {date} ({article}). Wer ist nicht da?',
  'times.begins-in': 'Runde {round} beginnt in {left}',
  'times.begins-at': 'Runde {round} beginnt {date}',
  'times.five-minutes': 'Fünf Minuten bis Runde {round}: Bitte an die Bretter.',
  'times.one-minute': 'Eine Minute bis Runde {round}: Bitte Platz nehmen.',
  'times.sound': 'Ton bei Aufrufen',
  'times.sound-waits':
    'Klicken Sie einmal oder drücken Sie eine Taste: Erst dann erlaubt der Browser Töne.',
  'times.waits': 'Wartezeit: noch {left}',
  'times.begin-now': 'Runde jetzt starten',
  'times.begun-at': 'Begonnen: {date}',
  'times.not-begun': 'Sie beginnt wie angekündigt',
  'times.finish-by': 'Hängepartien bis {date}',
  'times.start-position': 'Chess960 Nr. {position}: {pieces} (Startwert {seed})',
  'times.open-games-by': 'Alle rückständigen Partien müssen bis {date} erledigt sein.',
  'times.advance':
    'Ergebnisse vorgespielter Partien werden ab {date} bekannt gegeben (Tempelhof 2018 III.A.11).',
  'times.waiting-time': 'Wartezeit',
  'times.waiting-hint': 'Wer später kommt, hat verloren. Leeres Feld: {minutes} min ({article}).',
  'field.rated-by-rule':
    'nach den Regeln des Verbands (DSU 2002 4.5.3: nur lange Partien mit gleicher Zeit)',
  'field.rated-yes': 'wird gewertet, mit dem Wertungsreferenten (RKF) abgesprochen',
  'field.rated-no': 'wird nicht gewertet',
  'field.startPositions-usual': 'die übliche',
  'field.startPositions-chess960': 'Chess960, für jede Runde gelost',
  'times.rated-as-tournament': 'wie das Turnier',
  'times.rounds-hint':
    'Bedenkzeit wie 90+30s oder 40/120+30; leeres Feld: die des Turniers, im Pokal die der Wiederholungen. Hängepartien: Vor der Frist wird die nächste Runde nicht ausgelost (DSU 2002 §11c).',
  'times.finish-date': 'Hängepartien bis',
  'times.left-out': '{count|Eine Partie ist|{count} Partien sind} nicht in der Berechnung',
  'times.left-out-fide':
    '{count|Eine Partie steht|{count} Partien stehen} in der Datei als nicht zu werten (W, D, L)',
  'times.for-rating-only':
    '{count|Ein Ergebnis ist|{count} Ergebnisse sind} nur für die Wertung berichtigt',
  'times.rated-otherwise':
    'Runde {round}, Brett {board}, {players}: {standing} in den Tabellen, gewertet als {rated}',
  'times.leave-out': 'Eine Partie herausnehmen',
  'times.leave-out-what':
    'Eine gespielte Partie, die nicht gewertet werden soll, etwa weil sie unter anderen Bedingungen stattfand.',
  'times.late-reserve': 'Ersatzspieler nach einer halben Stunde',
  'times.late-reserve-what':
    'In Mannschaftskämpfen wird eine Partie nicht gewertet, in der nach einer halben Stunde ein Ersatzspieler eingesetzt wurde. Im Wettkampf zählt sie wie sonst.',
  'times.take-in': 'Wieder hereinnehmen',
  'times.odds-difference': 'Wertungsunterschied',
  'times.odds-and-more': '{from} und mehr',
  'times.odds-stronger': 'Der Stärkere',
  'times.odds-weaker': 'Der Schwächere',
  'field.timeOdds': 'Zeitvorgabe',
};
