import { knockOut } from './knock-out.ts';
import { defineSystem, noArticles } from './system-record.ts';

/** @article FIDE 2012 annex 3 1k */
export const playOff = defineSystem({
  ...knockOut,
  code: 'play-off',
  article: 'FIDE 2012 annex 3',
  editions: { 'fide-2012': noArticles },
  pairedBy: 'matches',
  byHand: true,
  waiting: 'fide-2012',
  pages: [],
  words: /play.?off/,
  options: {
    /** The tied players in the order of the tie-breaks, best first; it decides if they are tied again. */
    ranking: { kind: 'players', flag: 'ranking' },
  },
  engineOptions: ({ ranking }, { numbersOf, lotSeed }) => ({
    ranking: numbersOf(ranking),
    seed: lotSeed,
  }),
  stated: () => ({ type: 'Individual: Knockout (play-off)', system: 'CUSTOM_KNOCKOUT' }),
});
