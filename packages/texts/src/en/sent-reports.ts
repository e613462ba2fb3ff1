import type { Texts } from '../texts.ts';

/** What went to rating offices, and what is rated otherwise than it stands. */
export const sentReportsTexts = {
  'reports.sent': 'Sent',
  'reports.never-sent': 'Not marked as sent yet.',
  'reports.sent-whole': 'Whole tournament, sent on {date}; marked by {by}',
  'reports.sent-part': '{month}, sent on {date}; marked by {by}',
  'reports.send-again': 'Send this again',
  'reports.send-again-what': 'This has changed since it was sent on {date}:',
  'reports.changes': 'Rating changes',
  'reports.changes-what': 'The greatest rises and falls; the table has everybody',
  'reports.game-by-game': 'Game by game',
  'reports.together':
    'The parts of “{event}” count as one tournament (DSU 2002 §65e): their ratings are reported together, with the rounds of all parts. The report below covers only this part.',
  'reports.note-sent': 'Mark as sent',
  'reports.sent-on': 'Sent on',
  'reports.which-part': 'Part',
  'reports.whole': 'the whole tournament',
  'reports.change-round-new': 'round {round} is not in the report',
  'reports.change-round-gone': 'round {round} was withdrawn',
  'reports.change-game-new': 'round {round}, board {board}: {players} is not in the report',
  'reports.change-game-gone': 'round {round}, board {board}: {players} was removed',
  'reports.change-colours': 'round {round}, board {board}: colours are now {players}',
  'reports.change-result': 'round {round}, board {board}, {players}: {before} → {after}',
  'reports.change-rated':
    'round {round}, board {board}, {players}: {rated|now rated|no longer rated}',
  'reports.change-player-new': '{player} is not in the report',
  'reports.change-player-gone': '{player} was removed',
  'reports.change-detail': '{player}, {field}: {before} → {after}',
  'reports.nothing': 'none',
  'reports.correct-for-rating': 'Correct a result for rating only',
  'reports.correct-for-rating-what':
    'A result entered wrongly stays once later rounds have been played: pairings and tables are not changed, but the report gives the result as it was played.',
  'reports.rate-as': 'Rated as',
  'reports.as-it-stands': 'Rate as entered',
} as const satisfies Texts;
