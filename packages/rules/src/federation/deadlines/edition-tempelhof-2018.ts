import type { ListedDeadline } from './deadline-rules.ts';

/** @article Tempelhof 2018 III.A.6, III.A.9, III.A.11, III.G.6 */
export const deadlines2018: readonly ListedDeadline[] = [
  { code: 'pairings', article: 'III.A.6', from: 'round', days: -2, bearer: 'turnierleiter' },
  { code: 'excuse', article: 'III.A.9', from: 'round', days: -1 },
  {
    ...{ code: 'open-games', article: 'III.A.11', from: 'lastRound', days: -7 },
    bearer: 'turnierleiter',
  },
  { code: 'challenge', article: 'III.G.6', from: 'challenged', months: 1 },
  { code: 'challenge-extended', article: 'III.G.6', from: 'challenged', months: 1, days: 28 },
];
