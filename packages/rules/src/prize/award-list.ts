import type { PlayerNo } from '../kernel/round-record.ts';
import type { PrizeAwards } from './award.ts';
import { awardGroup } from './award-group.ts';
import { onlyThose, type PointsGroup, playersOf } from './final-order.ts';
import type { PrizeList, PrizePlan } from './prize-plan.ts';

/** A list of a plan with the entitled players. */
export interface EntitledList {
  /** The index in the plan. */
  readonly index: number;
  readonly list: PrizeList;
  /** In the final order. */
  readonly groups: readonly PointsGroup[];
}

const nothing: PrizeAwards = { given: [], open: [], left: [] };

const together = (a: PrizeAwards, b: PrizeAwards): PrizeAwards => ({
  given: [...a.given, ...b.given],
  open: [...a.open, ...b.open],
  left: [...a.left, ...b.left],
});

/** The prizes of one list, given to those entitled players for whom `stays` holds. */
export function awardList(
  { index, list, groups }: EntitledList,
  { ties, roundTo }: Pick<PrizePlan, 'ties' | 'roundTo'>,
  { stays, byLot }: { stays(no: PlayerNo): boolean; readonly byLot: ReadonlySet<PlayerNo> },
): PrizeAwards {
  const rule = list.ties ?? ties;
  let awards = nothing;
  let taken = 0;
  for (const whole of groups) {
    const [group] = onlyThose([whole], stays);
    if (group === undefined) continue;
    const size = playersOf(group).length;
    const prizes = list.prizes.slice(taken, taken + size);
    if (prizes.length === 0) return awards;
    const tied = { group, firstPlace: taken + 1, prizes, roundTo };
    awards = together(awards, awardGroup(tied, { list: index, rule, byLot }));
    taken += size;
  }
  const left = list.prizes.slice(taken).map((prize, offset) => ({
    list: index,
    place: taken + offset + 1,
    prize,
    because: [{ code: 'prize.nobody-entitled', article: 'DSU §5f', facts: {} }] as const,
  }));
  return together(awards, { ...nothing, left });
}
