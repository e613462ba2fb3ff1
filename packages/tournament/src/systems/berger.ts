import { roundRobin, statedTable, tableOptions } from './round-robin.ts';
import { defineSystem, noArticles } from './system-record.ts';

/** @article FIDE 2012 annex 1 */
export const berger = defineSystem({
  ...roundRobin,
  code: 'berger',
  article: 'FIDE 2012 annex 1',
  editions: { 'fide-2012': noArticles },
  tieBreaks: 'fide-2026-round-robin',
  waiting: 'fide-2012',
  words: /berger/,
  usualOfForm: true,
  options: {
    ...tableOptions('fide-2012'),
    /** Twice round: the last two rounds of the first cycle stay in their places. */
    keepsLastRounds: { kind: 'mark', flag: 'keep-last-rounds' },
  },
  engineOptions: ({ cycles, keepsLastRounds = false }) => ({ cycles, keepsLastRounds }),
  stated: (choice) => statedTable('Berger', choice, 'BERGER'),
});
