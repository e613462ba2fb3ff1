import { customSwiss, swiss } from './swiss.ts';
import { defineSystem } from './system-record.ts';

const article = 'Tempelhof IV.2';

/** @article Tempelhof 2018 IV.2 */
export const tempelhof = defineSystem({
  ...swiss,
  code: 'tempelhof',
  article: 'Tempelhof 2018 IV.2',
  editions: {
    'tempelhof-2018': {
      rematch: article,
      openGame: 'Tempelhof III.A.6',
      bye: article,
      thirdColour: article,
      colourDifference: '',
    },
  },
  numberedBy: 'lot',
  ratings: 'national-fide',
  tieBreaks: 'tempelhof-swiss',
  tieRule: 'shared',
  waiting: 'tempelhof-2018',
  words: /tempelhof/,
  options: {
    /** Round 1 by the drawn numbers, or the strongest of the upper half against the strongest of the lower. */
    firstRound: {
      kind: 'word',
      words: ['lot', 'rating-halves'],
      usual: 'lot',
      flag: 'first-round',
    },
    /** A player who withdraws too early is struck; or nobody is, as in FIDE's rules (III.A.13 allows that). */
    withdrawals: {
      kind: 'word',
      words: ['tempelhof-2018', 'fide-2012'],
      usual: 'tempelhof-2018',
      texts: 'swiss-withdrawals',
    },
  },
  engineOptions: ({ firstRound }) => ({ firstRound }),
  stated: () => customSwiss('Tempelhof'),
});
