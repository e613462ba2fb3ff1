import { at } from '../../kernel/at.ts';
import { matchGreedily, settle } from '../matching/least-cost/least-cost-matching.ts';
import { makeMatchingState } from '../matching/least-cost/matching-state.ts';
import {
  augmentedFrom,
  type Graph,
  type Mates,
  maximumMatching,
  unmatched,
} from '../matching/maximum-matching.ts';
import type { Competitor } from './competitor.ts';
import { unequalCosts } from './unequal-costs.ts';

/** Two players of different scores who meet: the one with more points first. */
export type UnequalPair = readonly [upper: number, lower: number];

type Field = readonly Competitor[];

/** The pairs that may meet among players of equal points. */
const equalGraph = (field: Field, mayMeet: Graph): Graph => ({
  size: mayMeet.size,
  joined: (a, b) => at(field, a).halfPoints === at(field, b).halfPoints && mayMeet.joined(a, b),
});

/** The pairs of a matching whose members have different points. */
const unequalPairsIn = (field: Field, mates: Mates): readonly UnequalPair[] =>
  mates.flatMap((mate, vertex) =>
    at(field, mate).halfPoints < at(field, vertex).halfPoints ? [[vertex, mate] as const] : [],
  );

/** Everybody's mate in a matching with the least cost. */
function bestMates(field: Field, mayMeet: Graph): Mates {
  const m = makeMatchingState(unequalCosts(field, mayMeet));
  matchGreedily(m, m.active, m.active);
  settle(m);
  return [...m.mate];
}

/** The players with a vertex's points and Buchholz who meet equals, and the vertex itself, by number. */
function alike(field: Field, vertex: number, isTaken: (vertex: number) => boolean) {
  const { halfPoints, buchholzHalfPoints } = at(field, vertex);
  return field.flatMap((other, index) => {
    const isAlike =
      other.halfPoints === halfPoints && other.buchholzHalfPoints === buchholzHalfPoints;
    return isAlike && (index === vertex || !isTaken(index)) ? [index] : [];
  });
}

/** The matching with `target` unmatched instead of `free`, who is matched; null if that is impossible. */
function instead(equal: Graph, mates: Mates, free: number, target: number): Mates | null {
  if (free === target) return mates;
  const mate = at(mates, target);
  const broken = [...mates];
  broken[target] = unmatched;
  broken[mate] = unmatched;
  const takesPart = (vertex: number): boolean =>
    broken[vertex] !== unmatched || vertex === free || vertex === mate;
  const those: Graph = {
    size: equal.size,
    joined: (a, b) => takesPart(a) && takesPart(b) && equal.joined(a, b),
  };
  return augmentedFrom(those, broken, free);
}

/** A replacement for a pair, with the mates of all others. */
interface Exchange {
  readonly pair: UnequalPair;
  readonly mates: Mates;
}

/** The first pair with the same points and Buchholz: the highest upper number, then the lowest lower number. */
function firstAlike(
  field: Field,
  { mayMeet, equal }: { readonly mayMeet: Graph; readonly equal: Graph },
  { pair: [upper, lower], mates }: Exchange,
): Exchange {
  const isTaken = (vertex: number): boolean => mates[vertex] === unmatched;
  const lowers = alike(field, lower, isTaken);
  for (const first of alike(field, upper, isTaken).toReversed()) {
    const withFirst = instead(equal, mates, upper, first);
    if (withFirst === null) continue;
    for (const second of lowers) {
      if (!mayMeet.joined(first, second)) continue;
      const withBoth = instead(equal, withFirst, lower, second);
      if (withBoth !== null) return { pair: [first, second], mates: withBoth };
    }
  }
  return { pair: [upper, lower], mates };
}

/**
 * The pairs with different points in an even field, points in descending order, so that the rest meets
 * equals: as many pairs of equals as possible, then the smallest score differences (the sum of their
 * squares), then low Buchholz of the players with more points and high Buchholz of those with fewer
 * (the sum of the differences). Among players equal in points and Buchholz the highest number meets
 * somebody with fewer points, the lowest somebody with more. The field must have a perfect matching.
 *
 * @article Tempelhof 2018 IV.2
 */
export function chooseUnequalPairs(field: Field, mayMeet: Graph): readonly UnequalPair[] {
  const equal = equalGraph(field, mayMeet);
  if (!maximumMatching(equal).includes(unmatched)) return [];
  const best = bestMates(field, mayMeet);
  const pairs = unequalPairsIn(field, best);
  const gone = new Set(pairs.flat());
  let mates: Mates = best.map((mate, vertex) => (gone.has(vertex) ? unmatched : mate));
  return pairs.map((pair) => {
    const exchange = firstAlike(field, { mayMeet, equal }, { pair, mates });
    mates = exchange.mates;
    return exchange.pair;
  });
}
