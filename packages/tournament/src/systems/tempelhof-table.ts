import { roundRobin, roundsOfTable, statedTable, tableOptions, toldCycles } from './round-robin.ts';
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
  told: toldCycles,
  rounds: roundsOfTable,
  stated: (choice) => statedTable('Tempelhof', choice),
});
