import type { PrizeDecision, PrizePlan } from '../prize-plan.ts';
import { areDifferent, findConditionFaults, numberFaults } from './condition-faults.ts';
import { findListFaults } from './list-faults.ts';
import { mostPrizes, type PrizePlanFault } from './plan-fault.ts';
import { findRangeFaults } from './range-faults.ts';

function countFaults<P>({ lists }: PrizePlan<P>): readonly PrizePlanFault[] {
  if (lists.length === 0) return [{ code: 'prize-plan.empty', path: 'lists' }];
  return lists.length > mostPrizes.lists
    ? [{ code: 'prize-plan.too-much', path: 'lists', most: mostPrizes.lists }]
    : [];
}

function decisionFaults<P>(decisions: readonly PrizeDecision<P>[]): readonly PrizePlanFault[] {
  const empty = decisions.flatMap(({ players }, index): readonly PrizePlanFault[] =>
    players.length === 0 ? [{ code: 'prize-plan.empty', path: `decisions[${index}].players` }] : [],
  );
  const twice = (['play-off', 'lot'] as const).filter(
    (by) =>
      !areDifferent(
        decisions.filter((decision) => decision.by === by).flatMap(({ players }) => players),
      ),
  );
  return [
    ...empty,
    ...twice.map(() => ({ code: 'prize-plan.player-twice', path: 'decisions' }) as const),
  ];
}

/**
 * All faults of a plan, whoever plays, including rating groups that overlap, money that rises further
 * down and empty lists.
 */
export function findPlanFaults<P>(plan: PrizePlan<P>): readonly PrizePlanFault[] {
  const { year, roundTo, lists, decisions } = plan;
  return [
    ...(year === null ? [] : numberFaults(year, 'year', { least: 1900, most: 2200 })),
    ...numberFaults(roundTo, 'roundTo', { least: 1, most: 100_000 }),
    ...countFaults(plan),
    ...lists.flatMap((list, index) => [
      ...findListFaults(list, `lists[${index}]`),
      ...findConditionFaults(list, `lists[${index}]`, year),
    ]),
    ...findRangeFaults(lists),
    ...decisionFaults(decisions),
  ];
}
