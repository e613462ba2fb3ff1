import { roundRobin, statedTable, tableOptions } from './round-robin.ts';
import { defineSystem, noArticles } from './system-record.ts';

/** @article Tempelhof 2018 III.D.1, IV.3 */
export const rutsch = defineSystem({
  ...roundRobin,
  code: 'rutsch',
  article: 'Tempelhof 2018 IV.3',
  editions: { 'tempelhof-2018': noArticles },
  tieBreaks: 'tempelhof-slide',
  waiting: 'tempelhof-2018',
  pages: ['crosstable', 'schedule', 'seats'],
  words: /rutsch/,
  options: tableOptions('tempelhof-2018'),
  stated: (choice) => statedTable('Rutsch', choice),
});
