import type { ListedDeadline } from './deadline-rules.ts';

/** @article FIDE 2012 3.2, 3.3, 7.3: the draw of L1 and L2, round robins and preferred Swiss systems */
export const deadlinesFide2012: readonly ListedDeadline[] = [
  { code: 'conditions', article: '3.2.2', from: 'firstRound', days: -1, bearer: 'ca' },
  { code: 'material', article: '3.2.3', from: 'firstRound', days: -1, bearer: 'ca' },
  { code: 'ca-report', article: '3.3', from: 'lastRound', days: 7, bearer: 'ca' },
  {
    ...{ code: 'draw', article: '7.3', from: 'firstRound', hours: -12 },
    ...{ bearer: 'ca', unless: 'not-for-titles' },
  },
];
