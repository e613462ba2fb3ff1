import { roundRobin, statedTable, tableOptions } from './round-robin.ts';
import { defineSystem, noArticles } from './system-record.ts';

/** @article DSU 2002 4.15 */
export const dsu = defineSystem({
  ...roundRobin,
  code: 'dsu',
  article: 'DSU 2002 4.15',
  editions: { 'dsu-2002': noArticles },
  tieBreaks: 'dsu-group',
  waiting: 'laws-2001',
  words: /\(dsu\)/,
  options: tableOptions('dsu-2002'),
  stated: (choice) => statedTable('DSU', choice),
});
