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

/** The request for the division of prizes. */
export interface PrizeRequest {
  readonly plan: PrizePlan;
  /** The final standings, in order. */
  readonly standings: readonly PrizeStanding[];
  /** All players in the standings. */
  readonly players: readonly PrizePlayer[];
}

interface Giving {
  readonly plan: PrizePlan;
  readonly byNo: ReadonlyMap<PlayerNo, PrizePlayer>;
  /** All players in the final order, with their index in it. */
  readonly positions: ReadonlyMap<PlayerNo, number>;
  readonly limited: Limited;
  /** By list. */
  readonly skipped: readonly Skipped[];
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

/** The players placed before others in a list without getting its prizes, in the final order. */
interface Skipped {
  /** They hold another prize. */
  readonly passed: readonly PlayerNo[];
  readonly notCitizens: readonly PlayerNo[];
}

function skippedIn(
  index: number,
  { plan, byNo, positions, limited }: Omit<Giving, 'skipped'>,
): Skipped {
  const condition = plan.lists[index]?.who.find(({ kind }) => kind === 'citizens');
  const isStranger = (no: PlayerNo): boolean => {
    const player = byNo.get(no);
    return condition !== undefined && player !== undefined && !fulfils(player, condition, 0);
  };
  return {
    passed: limited.passedIn(index),
    notCitizens: [...positions.keys()].filter(isStranger),
  };
}

/** Why players placed before a player did not get that player's prize. */
function passedOver({ list, no }: PrizeAward, giving: Giving): readonly PrizeReason[] {
  const { positions, skipped } = giving;
  const place = positions.get(no) ?? 0;
  const inFront = (others: readonly PlayerNo[] = []): readonly PlayerNo[] =>
    others.slice(0, others.findLastIndex((other) => (positions.get(other) ?? 0) < place) + 1);
  const passed = inFront(skipped[list]?.passed);
  const strangers = inFront(skipped[list]?.notCitizens);
  const reasonFor = (
    code: 'prize.passed-over' | 'prize.not-citizens',
    article: string,
    players: readonly PlayerNo[],
  ): readonly PrizeReason[] =>
    players.length === 0 ? [] : [{ code, article, facts: { passedPlayers: players } }];
  return [
    ...reasonFor('prize.passed-over', 'DSU §5f', passed),
    ...reasonFor('prize.not-citizens', 'DSU 4.2 §36', strangers),
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
 * Who gets which prize, and why; or every fault of the plan. All money of the plan is given, open or
 * left over: none is lost in rounding. A player whose results do not count gets none.
 *
 * @article DSU 2002 §24a, §24b
 * @article Tempelhof 2018 I.12, III.B.2, III.B.12
 */
export function awardPrizes(request: PrizeRequest): Result<PrizeAwards, readonly PrizePlanFault[]> {
  const { plan, standings, players } = request;
  const faults = [...findPlanFaults(plan), ...findFieldFaults(plan, standings)];
  if (faults.length > 0) return err(faults);
  const byNo = new Map(players.map((player) => [player.no, player]));
  const ranked = standings.filter(({ counts }) => counts);
  const order = finalOrder(ranked, plan.decisions);
  const lists = entitledLists(plan, byNo, order);
  const limited = limitPrizes(lists, plan, order);
  const positions = new Map(order.groups.flatMap(playersOf).map((no, place) => [no, place]));
  const facts = { plan, byNo, positions, limited };
  const giving = { ...facts, skipped: plan.lists.map((_, index) => skippedIn(index, facts)) };
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
