import type { PairingRequest, PlayerNo } from '@rokade/rules';
import { type Competitor, competitorsOf } from '../../src/pairing/tempelhof/competitor.ts';

/** The costs to minimise, in this order: unequal pairs, squared score differences, Buchholz. */
export type Costs = readonly [number, number, number];

/** A whole pairing found by trying everything. */
export interface Trial {
  readonly pairs: readonly (readonly [PlayerNo, PlayerNo])[];
  readonly bye: PlayerNo | null;
  readonly costs: Costs;
}

const compareCosts = (a: Costs, b: Costs): number => a[0] - b[0] || a[1] - b[1] || a[2] - b[2];

function costsOf(one: Competitor, other: Competitor): Costs {
  const [upper, lower] = one.halfPoints > other.halfPoints ? [one, other] : [other, one];
  const difference = upper.halfPoints - lower.halfPoints;
  return difference === 0
    ? [0, 0, 0]
    : [1, difference ** 2, upper.buchholzHalfPoints - lower.buchholzHalfPoints];
}

/** IV.2's bans, from the records: a second game, a colour a third time for either. */
function mayMeet(one: Competitor, other: Competitor): boolean {
  if (one.metInRound.has(other.no)) return false;
  const banned = (player: Competitor): string | null => {
    const [last, before] = player.colours.toReversed();
    return last !== undefined && last === before ? last : null;
  };
  return banned(one) === null || banned(one) !== banned(other);
}

function bestPairing(field: readonly Competitor[]): Omit<Trial, 'bye'> | null {
  const [first, ...others] = field;
  if (first === undefined) return { pairs: [], costs: [0, 0, 0] };
  let best: Omit<Trial, 'bye'> | null = null;
  for (const other of others) {
    if (!mayMeet(first, other)) continue;
    const rest = bestPairing(others.filter((each) => each !== other));
    if (rest === null) continue;
    const own = costsOf(first, other);
    const costs: Costs = [own[0] + rest.costs[0], own[1] + rest.costs[1], own[2] + rest.costs[2]];
    if (best === null || compareCosts(costs, best.costs) < 0) {
      best = { pairs: [[first.no, other.no], ...rest.pairs], costs };
    }
  }
  return best;
}

/** The costs of a given pairing. */
export function costsOfPairs(
  request: PairingRequest,
  pairs: readonly (readonly [PlayerNo, PlayerNo])[],
): Costs {
  const byNo = new Map(competitorsOf(request).map((each) => [each.no, each]));
  return pairs.reduce<Costs>(
    (sum, [a, b]) => {
      const [one, other] = [byNo.get(a), byNo.get(b)];
      if (one === undefined || other === undefined) throw new Error(`nobody is ${a} or ${b}`);
      const own = costsOf(one, other);
      return [sum[0] + own[0], sum[1] + own[1], sum[2] + own[2]];
    },
    [0, 0, 0],
  );
}

/** The best pairing of a small field, by trying all; null if there is none. */
export function pairByTrial(request: PairingRequest): Trial | null {
  const field = competitorsOf(request);
  if (field.length % 2 === 0) {
    const best = bestPairing(field);
    return best === null ? null : { ...best, bye: null };
  }
  const lastFirst = field.toSorted(
    (a, b) =>
      a.halfPoints - b.halfPoints || a.buchholzHalfPoints - b.buchholzHalfPoints || b.no - a.no,
  );
  for (const { no, byeInRound } of lastFirst) {
    const best = byeInRound === null ? bestPairing(field.filter((each) => each.no !== no)) : null;
    if (best !== null) return { ...best, bye: no };
  }
  return null;
}
