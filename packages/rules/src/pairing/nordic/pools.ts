import { at } from '../../kernel/at.ts';
import { firstPerfectMatching } from '../matching/first-perfect-matching.ts';
import { completable, graphOn, placeable } from './completion.ts';
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
        /** Whether the pool is the lowest "group" of 5.12, whatever its players' points. */
        readonly group: boolean;
      }
    | {
        readonly kind: 'flyer';
        readonly choice: FlyerChoice;
        readonly passedOver: readonly number[];
        /** Whether the flyers were chosen or paired differently because of the players below (5.12). */
        readonly forTheRest: boolean;
      }
    | { readonly kind: 'nearest' };
}

interface PairedPool {
  readonly pairs: readonly NordicPair[];
  /** The players of lower pools whom no flyer took, from the top. */
  readonly below: readonly number[];
  /** Whether all remaining players below are now one pool (5.12, last sentence). */
  readonly restIsGroup: boolean;
}

interface Pools {
  readonly field: NordicField;
  readonly pool: readonly number[];
  /** All players of the lower pools, from the top. */
  readonly lower: readonly number[];
}

/** Tests whether the flyers and the players of lower pools can be paired, as far as a reading looks. */
type Leads = (
  field: NordicField,
  vertices: readonly number[],
  flyers: readonly number[],
) => boolean;

function innerPairs(
  field: NordicField,
  pool: readonly number[],
  group: boolean,
): readonly NordicPair[] | null {
  const halves = pairHalves(graphOn(field, pool, new Set()));
  if (halves === null) return null;
  return halves.pairs.map(({ upper, lower, passedOver }) => {
    const [one, two] = [at(pool, upper), at(pool, lower)];
    return {
      upper: Math.min(one, two),
      lower: Math.max(one, two),
      how: { kind: 'halves', halves, pool, passedOver, group },
    };
  });
}

/**
 * The flyers from the top, each with the nearest lower player they have not met after whom the pairing
 * can continue: for all later flyers, or for everybody below, too.
 *
 * @article DSU 2002 4.11 §5.11
 */
function flyerPairs(
  { field, lower }: Pools,
  { flyers, choice }: { readonly flyers: readonly number[]; readonly choice: FlyerChoice },
  leads: Leads,
): readonly NordicPair[] {
  const free = [...lower];
  return flyers.map((flyer, index): NordicPair => {
    const waiting = flyers.slice(index + 1);
    const passedOver: number[] = [];
    const found = free.findIndex((vertex) => {
      const rest = [...waiting, ...free.filter((other) => other !== vertex)];
      const fits = field.notMet.joined(flyer, vertex) && leads(field, rest, waiting);
      if (!fits) passedOver.push(vertex);
      return fits;
    });
    const partner = at(free, found);
    free.splice(found, 1);
    const how = { kind: 'flyer', choice, passedOver, forTheRest: false } as const;
    return { upper: flyer, lower: partner, how };
  });
}

/**
 * The flyers' pairs for the first choice of flyers with which the pairing can continue, and the pairs
 * inside the pool.
 */
function firstChoice(
  pools: Pools,
  leads: Leads,
): { readonly inner: readonly NordicPair[]; readonly flown: readonly NordicPair[] } | null {
  const { field, pool, lower } = pools;
  for (const choice of flyerChoices(pool.length)) {
    const flyers = choice.flyers.map((index) => at(pool, index));
    if (flyers.length > lower.length) continue;
    if (!leads(field, [...flyers, ...lower], flyers)) continue;
    const flying = new Set(flyers);
    const staying = pool.filter((vertex) => !flying.has(vertex));
    const inner = innerPairs(field, staying, false);
    if (inner !== null) return { inner, flown: flyerPairs(pools, { flyers, choice }, leads) };
  }
  return null;
}

const flownForTheRest = (pair: NordicPair): NordicPair =>
  pair.how.kind === 'flyer' ? { ...pair, how: { ...pair.how, forTheRest: true } } : pair;

/** The players of lower pools who are left after the flyers' pairs. */
function leftBelow({ lower }: Pools, flown: readonly NordicPair[]): readonly number[] {
  const taken = new Set(flown.map((pair) => pair.lower));
  return lower.filter((vertex) => !taken.has(vertex));
}

/**
 * A pool with its flyers. If its own first choice makes pairing the players below impossible, its
 * flyers are paired or chosen differently, and then all remaining players below are one pool.
 *
 * @article DSU 2002 4.11 §5.8, §5.11, §5.12
 */
function pairPool(pools: Pools): PairedPool | null {
  const own = firstChoice(pools, placeable);
  if (own !== null) {
    const below = leftBelow(pools, own.flown);
    if (completable(pools.field, below, [])) {
      return { pairs: [...own.inner, ...own.flown], below, restIsGroup: false };
    }
  }
  const anew = firstChoice(pools, completable);
  if (anew === null) return null;
  const pairs = [...anew.inner, ...anew.flown.map(flownForTheRest)];
  return { pairs, below: leftBelow(pools, anew.flown), restIsGroup: true };
}

/**
 * The lowest "group" as one pool, by points and number, strong half against weak half. If the exchanges
 * tried are not sufficient, each meets the nearest below whom they have not met.
 *
 * @article DSU 2002 4.11 §5.12, last sentence
 */
function pairGroup(field: NordicField, group: readonly number[]): readonly NordicPair[] {
  const pairs = innerPairs(field, group, true);
  if (pairs !== null) return pairs;
  const couples = firstPerfectMatching(graphOn(field, group, new Set())) ?? [];
  return couples.map(({ upper, lower }) => ({
    upper: at(group, upper),
    lower: at(group, lower),
    how: { kind: 'nearest' },
  }));
}

/**
 * All pairs of a round, pool by pool from the top; null if the players cannot all be paired. A pool is
 * only dissolved if the players below it cannot be paired in any other way, as the closing remark of
 * 4.11.1 requires: so each decision is the first in the order of the rules after which everybody below
 * can still be paired. If that differs from the pool's own choice, 5.12 has been applied with this pool
 * as the one before, and all remaining players form the lowest "group". A pool that no flyers help
 * belongs to that group itself. This reading is explained in docs/adr/0029-nordic-readings.md.
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
    if (paired === null) return [...pairs, ...pairGroup(field, remaining)];
    pairs.push(...paired.pairs);
    remaining = paired.below;
    if (paired.restIsGroup) return [...pairs, ...pairGroup(field, remaining)];
  }
  return pairs;
}
