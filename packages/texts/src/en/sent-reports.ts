import type { Texts } from '../texts.ts';

/** What went to rating offices, and what is rated otherwise than it stands. */
export const sentReportsTexts = {
  'reports.sent': 'Sent',
  'reports.never-sent': 'It has not been noted as sent.',
  'reports.sent-whole': 'The whole tournament, sent on {date}; noted by {by}',
  'reports.sent-part': '{month}, sent on {date}; noted by {by}',
  'reports.send-again': 'This has to be sent again',
  'reports.send-again-what': 'What was sent on {date} is no longer so:',
  'reports.game-by-game': 'Game by game',
  'reports.by-edition': 'By {edition}',
  'reports.together':
    'The parts of “{event}” count as one tournament (DSU 2002 §65e): their ratings are reported together, with the rounds of all parts. The report below is that of this part alone.',
  'reports.note-sent': 'Note as sent',
  'reports.sent-on': 'Sent on',
  'reports.which-part': 'Which part',
  'reports.whole': 'the whole tournament',
  'reports.change-round-new': 'round {round} is not in it',
  'reports.change-round-gone': 'round {round} was taken back',
  'reports.change-game-new': 'round {round}, board {board}: {players} is not in it',
  'reports.change-game-gone': 'round {round}, board {board}: {players} was taken out',
  'reports.change-colours': 'round {round}, board {board}: colours are now {players}',
  'reports.change-result': 'round {round}, board {board}, {players}: {before} → {after}',
  'reports.change-rated':
    'round {round}, board {board}, {players}: {rated|now rated|no longer rated}',
  'reports.change-player-new': '{player} is not in it',
  'reports.change-player-gone': '{player} was taken out',
  'reports.change-detail': '{player}, {field}: {before} → {after}',
  'reports.nothing': 'none',
  'reports.correct-for-rating': 'Correct a result for the rating alone',
  'reports.correct-for-rating-what':
    'An old result that was entered wrongly stands once later rounds are played: pairings and tables stay as they are, and the report has the result as it was played.',
  'reports.rate-as': 'Rated as',
  'reports.as-it-stands': 'Rate as it stands',
} as const satisfies Texts;
