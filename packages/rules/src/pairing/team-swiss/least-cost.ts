import { at } from '../../kernel/at.ts';
import { matchGreedily, settle } from '../matching/least-cost/least-cost-matching.ts';
import { type MatchingState, makeMatchingState } from '../matching/least-cost/matching-state.ts';

/** Edges by kind, with the costs of each kind, the most important first; kind 0 is no edge. */
export interface CostedGraph {
  readonly size: number;
  readonly kindOf: (x: number, y: number) => number;
  /** By kind; those of kind 0 are not read. */
  readonly costs: readonly (readonly number[])[];
}

/** How many places share a number of the costs. */
const placesInNumber = 24;

/**
 * Costs of a choice of as many vertices as every other choice has: the choice with the least sum has
 * the smallest place of all, then the smallest second place, and so on. Null: a vertex without a place.
 */
export function placeCosts(places: number, place: number | null): readonly number[] {
  const numbers = Math.ceil(places / placesInNumber);
  const all = 2 ** placesInNumber;
  return Array.from({ length: numbers }, (_, index) => {
    const isHere = place !== null && Math.floor(place / placesInNumber) === index;
    return isHere ? all - all / 2 ** ((place % placesInNumber) + 1) : all;
  });
}

/** Counts as digits of as few numbers as possible, none of whose sums passes `most`. */
export function packedCounts(counts: readonly number[], most: number): readonly number[] {
  const base = most + 1;
  const inNumber = Math.max(1, Math.floor((placesInNumber * Math.LN2) / Math.log(base)));
  const packed: number[] = [];
  for (let from = 0; from < counts.length; from += inNumber) {
    packed.push(counts.slice(from, from + inNumber).reduce((sum, count) => sum * base + count, 0));
  }
  return packed;
}

/** A perfect matching with the least costs; null if there is none. The costs are whole numbers. */
export function leastCostMatching({ size, kindOf, costs }: CostedGraph): MatchingState | null {
  const levels = at(costs, costs.length - 1).length;
  const kind = new Uint16Array(size * size);
  for (let x = 0; x < size; x++) {
    for (let y = x + 1; y < size; y++) {
      const here = kindOf(x, y);
      kind[x * size + y] = here;
      kind[y * size + x] = here;
    }
  }
  const cost = new Float64Array(costs.length * levels);
  for (const [index, vector] of costs.entries()) {
    cost.set(
      vector.map((each) => 2 * each),
      index * levels,
    );
  }
  const m = makeMatchingState({ size, levels, kind, cost });
  matchGreedily(m, m.active, m.active);
  return settle(m) ? m : null;
}
