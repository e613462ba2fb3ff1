import { err, ok, type Result } from '../kernel/result.ts';
import type { PlayerNo } from '../kernel/round-record.ts';
import type { PrizeAward, PrizeAwards } from './award.ts';
import { awardList, type EntitledList } from './award-list.ts';
import { explainCondition, fulfils } from './entitlement.ts';
import { type FinalOrder, finalOrder, onlyThose, playersOf } from './final-order.ts';
import { findFieldFaults } from './plan-check/field-faults.ts';
import { findPlanFaults } from './plan-check/find-plan-faults.ts';
import type { PrizePlanFault } from './plan-check/plan-fault.ts';
import type { PrizePlayer, PrizeStanding } from './prize-input.ts';
import { explainKept, type Limited, limitPrizes } from './prize-limit.ts';
import type { PrizePlan } from './prize-plan.ts';
import type { PrizeReason } from './reason-codes.ts';

/** The question who gets which prize. */
export interface PrizeRequest {
  readonly plan: PrizePlan;
  /** The final standings, in their order. */
  readonly standings: readonly PrizeStanding[];
  /** Everybody in the standings. */
  readonly players: readonly PrizePlayer[];
}

interface Giving {
  readonly plan: PrizePlan;
  readonly byNo: ReadonlyMap<PlayerNo, PrizePlayer>;
  readonly order: FinalOrder;
  readonly limited: Limited;
}

const entitledLists = (
  { lists, year }: PrizePlan,
  byNo: ReadonlyMap<PlayerNo, PrizePlayer>,
  { groups }: FinalOrder,
): readonly EntitledList[] =>
  lists.map((list, index) => ({
    index,
    list,
    groups: onlyThose(groups, (no) => {
      const player = byNo.get(no);
      return player !== undefined && list.who.every((each) => fulfils(player, each, year ?? 0));
    }),
  }));

/** Those in front of a player, in the final order, who are in a list of numbers. */
function inFront(
  players: readonly PlayerNo[],
  no: PlayerNo,
  order: readonly PlayerNo[],
): readonly PlayerNo[] {
  const place = order.indexOf(no);
  return players.filter((other) => order.indexOf(other) < place);
}

/** Who is placed in front of a citizen without being one. */
function notCitizens({ list, no }: PrizeAward, { plan, byNo, order }: Giving) {
  const condition = plan.lists[list]?.who.find(({ kind }) => kind === 'citizens');
  if (condition === undefined) return [];
  const everybody = order.groups.flatMap(playersOf);
  const others = everybody.filter((other) => {
    const player = byNo.get(other);
    return player !== undefined && !fulfils(player, condition, 0);
  });
  return inFront(others, no, everybody);
}

/** Why those placed in front of a player did not get what he gets. */
function passedOver(award: PrizeAward, giving: Giving): readonly PrizeReason[] {
  const { limited, order } = giving;
  const everybody = order.groups.flatMap(playersOf);
  const passed = inFront(limited.passedIn(award.list), award.no, everybody);
  const strangers = notCitizens(award, giving);
  const article = 'DSU §5f';
  return [
    ...(passed.length === 0
      ? []
      : [{ code: 'prize.passed-over', article, facts: { passedPlayers: passed } } as const]),
    ...(strangers.length === 0
      ? []
      : [
          {
            code: 'prize.not-citizens',
            article: 'DSU 4.2 §36',
            facts: { passedPlayers: strangers },
          } as const,
        ]),
  ];
}

function explained(award: PrizeAward, giving: Giving): PrizeAward {
  const { plan, byNo, limited } = giving;
  const list = plan.lists[award.list];
  const player = byNo.get(award.no);
  if (list === undefined || player === undefined) return award;
  const entitled = list.who.map((each) => explainCondition(player, each, plan.year ?? 0));
  const because = [
    ...entitled,
    ...passedOver(award, giving),
    ...award.because,
    ...(list.besides ? [] : explainKept(award.no, limited, plan)),
  ];
  return { ...award, because };
}

/**
 * Who gets which prize, and why; or everything that is wrong with the plan. All money of the plan is
 * given, open or left over: none is lost in rounding.
 *
 * @article DSU 2002 §24a, §24b
 * @article Tempelhof III.B.2, III.B.12
 */
export function awardPrizes(request: PrizeRequest): Result<PrizeAwards, readonly PrizePlanFault[]> {
  const { plan, standings, players } = request;
  const faults = [...findPlanFaults(plan), ...findFieldFaults(plan, standings)];
  if (faults.length > 0) return err(faults);
  const byNo = new Map(players.map((player) => [player.no, player]));
  const order = finalOrder(standings, plan.decisions);
  const lists = entitledLists(plan, byNo, order);
  const limited = limitPrizes(lists, plan, order);
  const giving = { plan, byNo, order, limited };
  const { byLot } = order;
  const awards = lists.map((each) =>
    awardList(each, plan, { stays: (no) => limited.stays(each.index, no), byLot }),
  );
  return ok({
    given: awards.flatMap(({ given }) => given.map((award) => explained(award, giving))),
    open: awards.flatMap(({ open }) => open),
    left: awards.flatMap(({ left }) => left),
  });
}
