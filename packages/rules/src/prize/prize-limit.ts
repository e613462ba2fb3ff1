import { at } from '../kernel/at.ts';
import type { PlayerNo } from '../kernel/round-record.ts';
import type { PrizeAward } from './award.ts';
import { awardList, type EntitledList } from './award-list.ts';
import { type FinalOrder, playersOf } from './final-order.ts';
import type { PrizeLimit, PrizePlan } from './prize-plan.ts';
import type { PrizeReason } from './reason-codes.ts';

/** The players who are out of a list because they hold another prize, and what they left there. */
export interface Limited {
  stays(list: number, no: PlayerNo): boolean;
  /** The prizes that a player could have had beside the one that they hold. */
  declinedBy(no: PlayerNo): readonly PrizeAward[];
  /** The players who left a prize of the list to others, in the final order. */
  passedIn(list: number): readonly PlayerNo[];
}

/** The prize to keep: the first list's, or the one with the most money, in case of a tie the earlier list's. */
function kept(offers: readonly PrizeAward[], limit: PrizeLimit): PrizeAward {
  const first = at(offers, 0);
  if (limit === 'first') return first;
  return offers.reduce((best, offer) => (offer.money > best.money ? offer : best), first);
}

interface Walk {
  readonly lists: readonly EntitledList[];
  readonly plan: PrizePlan;
  readonly byLot: ReadonlySet<PlayerNo>;
  /** The players out of each list. */
  readonly out: ReadonlyMap<number, Set<PlayerNo>>;
  readonly declined: Map<PlayerNo, readonly PrizeAward[]>;
  /** The present awards of lists; a changed list is missing. */
  readonly current: Map<number, ReadonlyMap<PlayerNo, PrizeAward>>;
}

function offersOf(walk: Walk, entitled: EntitledList): ReadonlyMap<PlayerNo, PrizeAward> {
  const cached = walk.current.get(entitled.index);
  if (cached !== undefined) return cached;
  const { plan, byLot, out } = walk;
  const stays = (no: PlayerNo) => out.get(entitled.index)?.has(no) !== true;
  const { given } = awardList(entitled, plan, { stays, byLot });
  const offers = new Map(given.map((award) => [award.no, award]));
  walk.current.set(entitled.index, offers);
  return offers;
}

/** Lets one player choose; true if they left prizes to others. */
function choose(walk: Walk, no: PlayerNo): boolean {
  const offers = walk.lists.flatMap((entitled) => offersOf(walk, entitled).get(no) ?? []);
  if (offers.length < 2) return false;
  const best = kept(offers, walk.plan.perPlayer);
  const declined = offers.filter((offer) => offer !== best);
  for (const { list } of declined) {
    walk.out.get(list)?.add(no);
    walk.current.delete(list);
  }
  walk.declined.set(no, [...(walk.declined.get(no) ?? []), ...declined]);
  return true;
}

/** Repeats until nobody holds two prizes. */
function letAllChoose(walk: Walk, order: readonly PlayerNo[]): void {
  let choices = order.length;
  while (choices > 0) choices = order.filter((no) => choose(walk, no)).length;
}

/**
 * One prize for each player: in the final order everybody keeps one of the prizes that they would get
 * after the choices of those before them, and leaves the others to those behind. A choice stands even
 * if the share that was left would have grown because somebody behind leaves the list, too.
 */
export function limitPrizes(
  lists: readonly EntitledList[],
  plan: PrizePlan,
  { groups, byLot }: FinalOrder,
): Limited {
  const limited = lists.filter(({ list }) => !list.besides && plan.perPlayer !== 'all');
  const out = new Map(limited.map(({ index }) => [index, new Set<PlayerNo>()]));
  const walk: Walk = {
    lists: limited,
    plan,
    byLot,
    out,
    declined: new Map(),
    current: new Map(),
  };
  const order = groups.flatMap(playersOf);
  letAllChoose(walk, order);
  return {
    stays: (list, no) => out.get(list)?.has(no) !== true,
    declinedBy: (no) => walk.declined.get(no) ?? [],
    passedIn: (list) => order.filter((no) => out.get(list)?.has(no) === true),
  };
}

/** The prizes that a player left for the one that they keep. */
export function explainKept(
  player: PlayerNo,
  limited: Limited,
  { perPlayer, lists }: PrizePlan,
): readonly PrizeReason[] {
  const code = perPlayer === 'better' ? 'prize.better-kept' : 'prize.first-kept';
  return limited.declinedBy(player).map(({ list, money }) => {
    const facts = { player, otherList: lists[list]?.name ?? '', otherMoney: money };
    return { code, article: 'DSU §5f', facts };
  });
}
