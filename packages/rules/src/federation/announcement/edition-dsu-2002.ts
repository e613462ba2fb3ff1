import type { AnnouncementLine } from './announcement-rules.ts';

/**
 * @article DSU 2002 §11b, §12, §22, §27, §33, §36, §37, §61, §61a, §61b, §65e; 4.8.3; 4.9.1-2; 4.9.1-4;
 *   4.9.1-10; 4.14
 * @article Laws 2001 6.2a: the thinking time is announced beforehand
 */
export const announcement2002: readonly AnnouncementLine[] = [
  ['§61', 'system', 'must'],
  ['§61', 'time', 'must'],
  ['§11b', 'adjourned', 'must', 'long-games'],
  ['§61a', 'entries-close', 'must', 'open'],
  ['§61b', 'conditions', 'must', 'closed'],
  ['§61b', 'selection', 'if-any', 'closed'],
  ['§61b', 'grouping', 'must', 'closed'],
  ['§65e', 'combination', 'must', 'combined'],
  ['4.8.3', 'rated', 'must', 'rated-by-fide'],
  ['§33', 'entries-close', 'must', 'championship'],
  ['§33', 'entry-fee', 'must', 'championship'],
  ['4.9.1-4', 'address', 'should'],
  ['4.9.1-4', 'dates', 'should'],
  ['4.9.1-4', 'adjourned', 'if-any'],
  ['4.9.1-4', 'grouping', 'should'],
  ['4.9.1-4', 'rated', 'should'],
  ['4.9.1-4', 'entry-fee', 'should'],
  ['4.9.1-4', 'entries-close', 'should'],
  ['4.9.1-4', 'entries-to', 'should'],
  ['4.9.1-10', 'chief-arbiter', 'should'],
  ['4.9.1-10', 'committee', 'should'],
  ['4.9.1-10', 'prizes', 'should'],
  ['§27', 'late-fee', 'if-any'],
  ['§22', 'smoking', 'if-any'],
  ['4.14', 'tie-breaks', 'should'],
  ['4.14', 'prize-sharing', 'should'],
  ['§36, §37', 'play-off', 'should', 'championship'],
  ['4.14', 'play-off', 'if-any'],
];
