import { customSwiss, danishSwiss } from './swiss.ts';
import { defineSystem, noArticles } from './system-record.ts';

/** @article DSU 2002 4.10 */
export const monrad = defineSystem({
  ...danishSwiss,
  code: 'monrad',
  article: 'DSU 2002 4.10',
  editions: { 'dsu-2002': { ...noArticles, openGame: '4.10 §2' } },
  numberedBy: 'lot',
  words: /monrad/,
  stated: () => customSwiss('Monrad'),
});
