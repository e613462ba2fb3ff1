import type { Adjustment } from '../act.ts';
import { type Comparison, compareLists } from '../calculate/adjust.ts';
import { numbersAfter } from '../calculate/calculate.ts';
import type { Ratings } from '../ratings.ts';
import { actsBefore } from '../timeline.ts';

/**
 * The basis of an adjustment: the players compared, the difference, and the adjustment.
 *
 * @article DSU 2002 4.5.6.1, 4.5.6.2; DSU 2010 4.5.6.1, 4.5.6.2
 */
export function comparisonFor(ratings: Ratings, adjustment: Adjustment): Comparison {
  const act = { kind: 'adjustment', ...adjustment } as const;
  const numbers = numbersAfter(ratings, actsBefore(ratings.acts, act));
  return compareLists(ratings, numbers, adjustment);
}
