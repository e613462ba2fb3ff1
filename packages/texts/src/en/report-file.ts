import type { Texts } from '../texts.ts';

/** The page that checks a report file in the reader's own window. */
export const reportFileTexts = {
  'report-file.about':
    'Choose a report file (TRF06, TRF16 or TRF26), its JSON or games in PGN: every round is paired again and compared, the next round is paired with its reasons, standings are opened sum by sum, ratings and norms are computed.',
  'report-file.stays':
    'The file is read in this window and goes nowhere: it is neither sent nor kept.',
  'report-file.choose': 'Report file',
  'report-file.choose-hint': 'Or drop it anywhere on this page.',
  'report-file.needs-script': 'Reading a file in this window needs JavaScript.',
  'report-file.reading': 'Reading {name} …',
  'report-file.unread': '{name} cannot be read',
  'report-file.failed': 'The file could not be opened. Choose it again.',
  'report-file.what':
    '{players|one player|{players} players} · {rounds|one round|{rounds} rounds} · {system}',
  'report-file.remarks': 'Noticed while reading: {count|one thing|{count} things}',
  'report-file.left-out': 'Left out: {what}',
  'report-file.parts': 'Parts',
  'report-file.tab-check': 'Check',
  'report-file.tab-rounds': 'Rounds',
  'report-file.tab-standings': 'Standings',
  'report-file.tab-ratings': 'Ratings',
  'report-file.tab-norms': 'Norms',
  'report-file.checking': 'Round {round} of {rounds} is checked …',
  'report-file.nothing-to-check': 'There is no round that can be paired again.',
  'report-file.all-agree': '{rounds|The round is|All {rounds} rounds are} as the system pairs.',
  'report-file.some-differ':
    '{count} of {rounds} rounds {count|is|are} paired otherwise by the system.',
  'report-file.agrees': 'as the system pairs',
  'report-file.expected': 'The system pairs',
  'report-file.actual': 'The file has',
  'report-file.next-round': 'Round {round}, the next',
  'report-file.after': 'After',
  'report-file.sums-of': 'Open the sums of',
  'report-file.rules': 'By the rules',
  'report-file.ratings-what':
    'Computed from what the file says of each player; some rules ask for more, such as dates of birth.',
} as const satisfies Texts;
