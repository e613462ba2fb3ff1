import { at } from '../../kernel/at.ts';
import { firstPerfectMatching } from '../matching/first-perfect-matching.ts';
import { completable, graphOn } from './completion.ts';
import type { NordicField } from './field.ts';
import { type FlyerChoice, flyerChoices } from './flyers.ts';
import { type PairedHalves, pairHalves } from './halves.ts';

/** A pair of vertices; `upper` is the higher by points and number. */
export interface NordicPair {
  readonly upper: number;
  readonly lower: number;
  readonly how:
    | {
        readonly kind: 'halves';
        readonly halves: PairedHalves;
        readonly pool: readonly number[];
        readonly passedOver: boolean;
      }
    | {
        readonly kind: 'flyer';
        readonly choice: FlyerChoice;
        readonly passedOver: readonly number[];
      }
    | { readonly kind: 'group' };
}

interface PairedPool {
  readonly pairs: readonly NordicPair[];
  /** Those of the lower pools who were taken by flyers. */
  readonly taken: ReadonlySet<number>;
}

interface Pools {
  readonly field: NordicField;
  readonly pool: readonly number[];
  /** All of the lower pools, from the top. */
  readonly lower: readonly number[];
}

function innerPairs(
  { field, pool }: Pools,
  flyers: readonly number[],
): readonly NordicPair[] | null {
  const flying = new Set(flyers);
  const rest = pool.filter((vertex) => !flying.has(vertex));
  const halves = pairHalves(graphOn(field, rest, new Set()));
  if (halves === null) return null;
  return halves.pairs.map(({ upper, lower, passedOver }) => {
    const [one, two] = [at(rest, upper), at(rest, lower)];
    return {
      upper: Math.min(one, two),
      lower: Math.max(one, two),
      how: { kind: 'halves', halves, pool: rest, passedOver },
    };
  });
}

/**
 * The flyers from the top, each with the nearest lower player he has not met, as far as the flyers
 * after him and everybody below can be paired too.
 *
 * @article DSU 2002 4.11 §5.11
 */
function flyerPairs(
  { field, lower }: Pools,
  flyers: readonly number[],
  choice: FlyerChoice,
): readonly NordicPair[] {
  const free = [...lower];
  return flyers.map((flyer, index): NordicPair => {
    const waiting = flyers.slice(index + 1);
    const passedOver: number[] = [];
    const found = free.findIndex((vertex) => {
      const rest = [...waiting, ...free.filter((other) => other !== vertex)];
      const fits = field.notMet.joined(flyer, vertex) && completable(field, rest, waiting);
      if (!fits) passedOver.push(vertex);
      return fits;
    });
    const partner = at(free, found);
    free.splice(found, 1);
    return { upper: flyer, lower: partner, how: { kind: 'flyer', choice, passedOver } };
  });
}

function withFlyers(pools: Pools, choice: FlyerChoice): PairedPool | null {
  const { field, pool, lower } = pools;
  const flyers = choice.flyers.map((index) => at(pool, index));
  if (flyers.length > lower.length) return null;
  if (!completable(field, [...flyers, ...lower], flyers)) return null;
  const inner = innerPairs(pools, flyers);
  if (inner === null) return null;
  const flown = flyerPairs(pools, flyers, choice);
  return { pairs: [...inner, ...flown], taken: new Set(flown.map((pair) => pair.lower)) };
}

/**
 * Where no flyers the text names lead on, this pool and all below it are paired as one group, each
 * with the nearest below whom he has not met; only this pool's pairs are kept.
 */
function asGroup({ field, pool, lower }: Pools): PairedPool {
  const all = [...pool, ...lower];
  const couples = firstPerfectMatching(graphOn(field, all, new Set())) ?? [];
  const inPool = new Set(pool);
  const pairs = couples
    .map(({ upper, lower: other }) => ({ upper: at(all, upper), lower: at(all, other) }))
    .filter(({ upper }) => inPool.has(upper))
    .map((pair): NordicPair => ({ ...pair, how: { kind: 'group' } }));
  return {
    pairs,
    taken: new Set(pairs.map((pair) => pair.lower).filter((vertex) => !inPool.has(vertex))),
  };
}

function pairPool(pools: Pools): PairedPool {
  for (const choice of flyerChoices(pools.pool.length)) {
    const paired = withFlyers(pools, choice);
    if (paired !== null) return paired;
  }
  return asGroup(pools);
}

/**
 * All pairs of a round, pool by pool from the top; null if the players cannot all be paired. Each
 * decision is the first in the order of the rules after which everybody later can still be paired,
 * as the closing remark of 4.11.1 has it; so a lowest pool never comes out unpairable, and what §5.12
 * undoes for its sake is not done in the first place.
 *
 * @article DSU 2002 4.11 §5.7, §5.12; 4.11.1, closing remark
 */
export function pairPools(field: NordicField): readonly NordicPair[] | null {
  let remaining: readonly number[] = Array.from({ length: field.notMet.size }, (_, v) => v);
  if (!completable(field, remaining, [])) return null;
  const pairs: NordicPair[] = [];
  while (remaining.length > 0) {
    const top = at(field.halfPoints, at(remaining, 0));
    const pool = remaining.filter((vertex) => field.halfPoints[vertex] === top);
    const lower = remaining.slice(pool.length);
    const paired = pairPool({ field, pool, lower });
    pairs.push(...paired.pairs);
    remaining = lower.filter((vertex) => !paired.taken.has(vertex));
  }
  return pairs;
}
