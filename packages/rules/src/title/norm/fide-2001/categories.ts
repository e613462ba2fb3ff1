import type { HalfPoints } from '../../../kernel/half-points.ts';

/** The scores of one category in half-points, for nine to thirteen rounds; null: none is sufficient. */
interface Category {
  /** The highest average of it. */
  readonly upTo: number;
  readonly gm: readonly number[] | null;
  readonly im: readonly number[];
}

/** Below this average there is no category. */
export const lowestAverage = 2251;
/** Below this average there is no GM norm. */
export const lowestForGm = 2401;
export const fewestRounds = 9;
export const mostRounds = 13;

const category = (upTo: number, gm: readonly number[] | null, im: readonly number[]): Category => ({
  upTo,
  gm,
  im,
});

/**
 * Categories I to XVI by the average of the group: the scores for GM and IM norms in 9, 10, 11, 12 and
 * 13 rounds.
 *
 * @article DSU 2002 4.8.4
 */
export const categories: readonly Category[] = [
  category(2275, null, [7, 8, 8.5, 9.5, 10]),
  category(2300, null, [7, 7.5, 8, 9, 9.5]),
  category(2325, null, [6.5, 7, 8, 8.5, 9.5]),
  category(2350, null, [6, 7, 7.5, 8, 9]),
  category(2375, null, [6, 6.5, 7, 8, 8.5]),
  category(2400, null, [5.5, 6, 7, 7.5, 8]),
  category(2425, [7, 8, 8.5, 9.5, 10], [5.5, 6, 6.5, 7, 7.5]),
  category(2450, [7, 7.5, 8, 9, 9.5], [5, 5.5, 6, 6.5, 7]),
  category(2475, [6.5, 7, 8, 8.5, 9.5], [4.5, 5, 5.5, 6, 6.5]),
  category(2500, [6, 7, 7.5, 8, 9], [4.5, 5, 5.5, 6, 6.5]),
  category(2525, [6, 6.5, 7, 8, 8.5], [4, 4.5, 5, 5.5, 6]),
  category(2550, [5.5, 6, 7, 7.5, 8], [4, 4, 4.5, 5, 5.5]),
  category(2575, [5.5, 6, 6.5, 7, 7.5], [3.5, 4, 4, 4.5, 5]),
  category(2600, [5, 5.5, 6, 6.5, 7], [3, 3.5, 4, 4, 4.5]),
  category(2625, [4.5, 5, 5.5, 6, 6.5], [3, 3, 3.5, 4, 4]),
  category(2650, [4.5, 5, 5.5, 6, 6.5], [3, 3, 3.5, 4, 4]),
];

/** The number of the category of an average, from 1; above all of them the last; 0: below them. */
export function categoryOf(average: number): number {
  if (average < lowestAverage) return 0;
  const index = categories.findIndex(({ upTo }) => average <= upTo);
  return index === -1 ? categories.length : index + 1;
}

/** The score of a norm; null: there is none, or no such column. */
export function categoryScore(
  column: 'gm' | 'im',
  average: number,
  rounds: number,
): HalfPoints | null {
  const points = categories[categoryOf(average) - 1]?.[column]?.[rounds - fewestRounds];
  return points === undefined ? null : 2 * points;
}
