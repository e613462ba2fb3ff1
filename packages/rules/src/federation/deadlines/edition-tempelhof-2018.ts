import { due, type ListedDeadline } from './deadline-rules.ts';

/** @article Tempelhof 2018 III.A.6, III.A.9, III.A.11, III.G.6 */
export const deadlines2018: readonly ListedDeadline[] = [
  due('pairings', 'III.A.6', 'round', { days: -2, bearer: 'turnierleiter' }),
  due('excuse', 'III.A.9', 'round', { days: -1 }),
  due('open-games', 'III.A.11', 'lastRound', { days: -7, bearer: 'turnierleiter' }),
  due('challenge', 'III.G.6', 'challenged', { months: 1 }),
  due('challenge-extended', 'III.G.6', 'challenged', { months: 1, days: 28 }),
];
