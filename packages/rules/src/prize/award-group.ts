import { unreachable } from '../kernel/invariant.ts';
import type { PlayerNo } from '../kernel/round-record.ts';
import type { PrizeAward, PrizeAwards } from './award.ts';
import type { Share } from './divide.ts';
import { playersOf } from './final-order.ts';
import { giveHonours, type HonourAwards } from './honours.ts';
import type { TieRule } from './prize-plan.ts';
import type { PrizeReason } from './reason-codes.ts';
import { giveByOrder } from './ties/by-order.ts';
import { giveHalfAndHalf } from './ties/half-and-half.ts';
import { shareMoney } from './ties/shared.ts';
import { potOf, type TiedGroup } from './ties/tied-group.ts';
import { waitForPlayOff } from './ties/undivided.ts';

/** Gives a player without a tie the whole prize of their place. */
function giveWhole({ group, firstPlace, prizes }: TiedGroup): readonly Share[] {
  const because: readonly PrizeReason[] = [
    group.by === 'play-off'
      ? { code: 'prize.after-play-off', article: 'DSU 4.2 §36', facts: { place: firstPlace } }
      : { code: 'prize.single', article: 'DSU §24', facts: { place: firstPlace } },
  ];
  return playersOf(group).map((no) => ({ no, money: potOf(prizes), because }));
}

function moneyShares(tied: TiedGroup, rule: Exclude<TieRule, 'undivided'>): readonly Share[] {
  if (playersOf(tied.group).length === 1) return giveWhole(tied);
  switch (rule) {
    case 'shared':
      return shareMoney(tied);
    case 'by-order':
      return giveByOrder(tied);
    case 'half-and-half':
      return giveHalfAndHalf(tied);
    default:
      return unreachable(rule);
  }
}

/** The places, from … to, of everybody in a group: those of the whole group, or by the final order. */
function placesIn(
  { group, firstPlace }: TiedGroup,
  rule: TieRule,
): ReadonlyMap<PlayerNo, readonly [first: number, last: number]> {
  const together = rule === 'by-order' ? group.ranked : [playersOf(group)];
  let before = firstPlace;
  return new Map(
    together.flatMap((sharers) => {
      const places = [before, before + sharers.length - 1] as const;
      before += sharers.length;
      return sharers.map((no) => [no, places] as const);
    }),
  );
}

function orderReasons(
  no: PlayerNo,
  honours: readonly string[],
  { tied, byLot }: { readonly tied: TiedGroup; readonly byLot: ReadonlySet<PlayerNo> },
): readonly PrizeReason[] {
  const isTied = playersOf(tied.group).length > 1;
  const byOrder: readonly PrizeReason[] =
    isTied && honours.length > 0
      ? [{ code: 'prize.honour-by-order', article: 'DSU §24a', facts: { player: no } }]
      : [];
  return isTied && byLot.has(no)
    ? [...byOrder, { code: 'prize.after-lot', article: 'DSU 4.14', facts: { player: no } }]
    : byOrder;
}

/** The context of a group: its list, its rule for ties, and the players put in order by lot. */
export interface GroupPlace {
  readonly list: number;
  readonly rule: TieRule;
  readonly byLot: ReadonlySet<PlayerNo>;
}

function awardsOf(
  tied: TiedGroup,
  shares: readonly Share[],
  place: GroupPlace & { readonly honours: HonourAwards },
): readonly PrizeAward[] {
  const places = placesIn(tied, place.rule);
  return shares.flatMap(({ no, money, because }) => {
    const honours = place.honours.byPlayer.get(no) ?? [];
    if (money === 0 && honours.length === 0) return [];
    const [first, last] = places.get(no) ?? [tied.firstPlace, tied.firstPlace];
    const order = orderReasons(no, honours, { tied, byLot: place.byLot });
    const award = { list: place.list, no, place: first, lastPlace: last, money, honours };
    return [{ ...award, because: [...because, ...order] }];
  });
}

/** The shares of players with equal points in the prizes of their places. */
export function awardGroup(tied: TiedGroup, place: GroupPlace): PrizeAwards {
  const { list, rule } = place;
  const isTied = playersOf(tied.group).length > 1;
  if (rule === 'undivided' && isTied) {
    return { given: [], open: waitForPlayOff(list, tied), left: [] };
  }
  const shares = moneyShares(tied, rule === 'undivided' ? 'shared' : rule);
  const honours = giveHonours(list, tied);
  return { given: awardsOf(tied, shares, { ...place, honours }), open: honours.open, left: [] };
}
