import { due, type ListedDeadline } from './deadline-rules.ts';

/** @article FIDE 2012 3.2, 3.3, 7.3: the draw of L1 and L2, round robins and preferred Swiss systems */
export const deadlinesFide2012: readonly ListedDeadline[] = [
  due('conditions', '3.2.2', 'firstRound', { days: -1, bearer: 'ca' }),
  due('material', '3.2.3', 'firstRound', { days: -1, bearer: 'ca' }),
  due('ca-report', '3.3', 'lastRound', { days: 7, bearer: 'ca' }),
  due('draw', '7.3', 'firstRound', { hours: -12, bearer: 'ca', unless: ['not-for-titles'] }),
];
