import { roundRobin, statedTable, tableOptions } from './round-robin.ts';
import { defineSystem, noArticles } from './system-record.ts';

/** @article Tempelhof 2018 IV.1 */
export const tempelhofTable = defineSystem({
  ...roundRobin,
  code: 'tempelhof-table',
  article: 'Tempelhof 2018 IV.1',
  editions: { 'tempelhof-2018': noArticles },
  tieBreaks: 'tempelhof-round-robin',
  waiting: 'tempelhof-2018',
  words: /tempelhof/,
  options: tableOptions('tempelhof-2018'),
  stated: (choice) => statedTable('Tempelhof', choice),
});
