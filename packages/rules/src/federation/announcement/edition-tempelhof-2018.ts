import type { AnnouncementLine } from './announcement-rules.ts';

/** @article Tempelhof 2018 I.2, I.4, I.5, I.6, III.B.13 */
export const announcement2018: readonly AnnouncementLine[] = [
  ['I.2', 'guests', 'if-any'],
  ['I.4', 'dates', 'should'],
  ['I.5', 'time', 'should'],
  ['I.6', 'waiting', 'should'],
  ['I.13', 'trophy', 'if-any'],
  ['III.A.2', 'rounds', 'should'],
  ['III.B.13', 'entry-fee', 'must', 'open', 'quick'],
  ['III.B.13', 'prizes', 'must', 'open', 'quick'],
  ['III.B.13', 'grouping', 'must', 'open', 'quick'],
];
