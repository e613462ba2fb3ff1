import type { PrizeList } from '../prize-plan.ts';
import type { PrizePlanFault } from './plan-fault.ts';

interface Range {
  readonly from: number;
  readonly to: number;
  readonly path: string;
}

/** The rating groups of a plan: lists with no other condition than a rating. */
function rangesOf<P>(lists: readonly PrizeList<P>[]): readonly Range[] {
  return lists.flatMap(({ who }, index) => {
    const [condition] = who;
    if (condition?.kind !== 'rating' || who.length > 1) return [];
    const { from, to } = condition;
    const path = `lists[${index}].who[0]`;
    return [{ from: from ?? Number.NEGATIVE_INFINITY, to: to ?? Number.POSITIVE_INFINITY, path }];
  });
}

const liesIn = (inner: Range, outer: Range): boolean =>
  outer.from <= inner.from && inner.to <= outer.to;

const areSame = (a: Range, b: Range): boolean => liesIn(a, b) && liesIn(b, a);

const meet = (a: Range, b: Range): boolean => a.from <= b.to && b.from <= a.to;

const clash = (a: Range, b: Range): boolean =>
  areSame(a, b) || (meet(a, b) && !liesIn(a, b) && !liesIn(b, a));

/**
 * Overlapping rating groups. One inside another is allowed: "below 1800" beside "below 2000" is usual
 * and means that the weaker can win either.
 */
export function findRangeFaults<P>(lists: readonly PrizeList<P>[]): readonly PrizePlanFault[] {
  const ranges = rangesOf(lists);
  return ranges.flatMap((range, index) =>
    ranges
      .slice(0, index)
      .filter((other) => clash(range, other))
      .map(({ path: otherPath }): PrizePlanFault => {
        const { path } = range;
        return { code: 'prize-plan.ranges-overlap', path, otherPath };
      }),
  );
}
