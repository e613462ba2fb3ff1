import { customSwiss, danishSwiss } from './swiss.ts';
import { defineSystem, noArticles } from './system-record.ts';

/** @article DSU 2002 4.11 */
export const nordic = defineSystem({
  ...danishSwiss,
  code: 'nordic',
  article: 'DSU 2002 4.11',
  editions: { 'dsu-2002': { ...noArticles, openGame: '4.11 §2' } },
  numberedBy: 'strength',
  words: /nordi/,
  stated: () => customSwiss('Nordic'),
});
