import fc from 'fast-check';
import {
  costAt,
  type EdgeKinds,
  type MatchingState,
} from '../../../src/pairing/matching/least-cost/matching-state.ts';

/** For each pair x < y in reading order: null for no edge, or the costs at two levels. */
export interface RandomCase {
  readonly size: number;
  readonly pairs: readonly (readonly [number, number] | null)[];
}

/** Graphs small enough to try all matchings; most have several of the least cost. */
export const randomCase: fc.Arbitrary<RandomCase> = fc
  .tuple(fc.constantFrom(2, 4, 6, 8), fc.constantFrom(1, 3, 9))
  .chain(([size, most]) =>
    fc.record({
      size: fc.constant(size),
      pairs: fc.array(
        fc.option(fc.tuple(fc.nat({ max: most }), fc.nat({ max: most })), { freq: 4 }),
        { minLength: (size * (size - 1)) / 2, maxLength: (size * (size - 1)) / 2 },
      ),
    }),
  );

/** The graph of a case. */
export function edgeKinds({ size, pairs }: RandomCase): EdgeKinds {
  const kind = new Uint16Array(size * size);
  const cost = new Float64Array(2 * (pairs.length + 1));
  let index = 0;
  for (let x = 0; x < size; x++) {
    for (let y = x + 1; y < size; y++, index++) {
      const pair = pairs[index];
      if (!pair) continue;
      kind[x * size + y] = index + 1;
      kind[y * size + x] = index + 1;
      cost[2 * (index + 1)] = 2 * pair[0];
      cost[2 * (index + 1) + 1] = 2 * pair[1];
    }
  }
  return { size, levels: 2, kind, cost };
}

const base = 1000;

/** The least total by trying everything, levels as digits; Infinity without perfect matching. */
export function leastByTrial(m: MatchingState, free: readonly number[]): number {
  const [x, ...rest] = free;
  if (x === undefined) return 0;
  let least = Number.POSITIVE_INFINITY;
  for (const y of rest) {
    if (m.edges.kind[x * m.edges.size + y] === 0) continue;
    const after = leastByTrial(
      m,
      rest.filter((each) => each !== y),
    );
    least = Math.min(least, edgeTotal(m, x, y) + after);
  }
  return least;
}

/** The cost of an edge, levels as digits. */
export const edgeTotal = (m: MatchingState, x: number, y: number): number =>
  costAt(m, 0, x, y) * base * base + costAt(m, 1, x, y) * base + costAt(m, 2, x, y);

/** The cost of the matching. */
export const total = (m: MatchingState): number =>
  [...m.active].reduce((sum, x) => sum + edgeTotal(m, x, m.mate[x]!) / 2, 0);
