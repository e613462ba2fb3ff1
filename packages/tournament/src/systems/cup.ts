import { knockOut } from './knock-out.ts';
import { defineSystem, noArticles } from './system-record.ts';

/** @article Tempelhof 2018 III.C */
export const cup = defineSystem({
  ...knockOut,
  code: 'cup',
  article: 'Tempelhof 2018 III.C',
  editions: { 'tempelhof-2018': noArticles },
  pairedBy: 'bracket',
  byHand: false,
  waiting: 'tempelhof-2018',
  pages: ['bracket'],
  words: /knock.?out/,
  usualOfForm: true,
  options: {
    /** The players exempt from the preliminary round before all others: last year's champions. */
    byes: { kind: 'players', flag: 'byes' },
  },
  engineOptions: ({ byes }, { numbersOf }) => ({
    byes: numbersOf(byes).toSorted((a, b) => a - b),
    lotWinners: [],
  }),
  stated: () => ({ type: 'Individual: Knockout', system: 'CUSTOM_KNOCKOUT' }),
});
