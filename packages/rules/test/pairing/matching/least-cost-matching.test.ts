import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  matchGreedily,
  rematch,
  settle,
  takeOut,
} from '../../../src/pairing/matching/least-cost/least-cost-matching.ts';
import {
  costAt,
  type EdgeKinds,
  type MatchingState,
  makeMatchingState,
} from '../../../src/pairing/matching/least-cost/matching-state.ts';

/** For each pair x < y in reading order: null for no edge, or the costs at two levels. */
interface Case {
  readonly size: number;
  readonly pairs: readonly (readonly [number, number] | null)[];
}

const randomCase: fc.Arbitrary<Case> = fc
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

function edgeKinds({ size, pairs }: Case): EdgeKinds {
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
function leastByTrial(m: MatchingState, free: readonly number[]): number {
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

const edgeTotal = (m: MatchingState, x: number, y: number): number =>
  costAt(m, 0, x, y) * base * base + costAt(m, 1, x, y) * base + costAt(m, 2, x, y);

const total = (m: MatchingState): number =>
  [...m.active].reduce((sum, x) => sum + edgeTotal(m, x, m.mate[x]!) / 2, 0);

describe('the matching of least cost', () => {
  test('is as cheap as the cheapest found by trying all', () => {
    fc.assert(
      fc.property(randomCase, (each) => {
        const m = makeMatchingState(edgeKinds(each));
        const least = leastByTrial(m, [...m.active]);
        expect(settle(m)).toBe(least < Number.POSITIVE_INFINITY);
        if (least < Number.POSITIVE_INFINITY) expect(total(m)).toBe(least);
      }),
      { numRuns: 1500 },
    );
  });

  test('stays cheapest while vertices rank their mates and leave with them', () => {
    fc.assert(
      fc.property(
        randomCase,
        fc.array(fc.nat({ max: 7 }), { minLength: 8, maxLength: 8 }),
        (each, ranks) => {
          const m = makeMatchingState(edgeKinds(each));
          matchGreedily(m, m.active, m.active);
          if (!settle(m)) return;
          while (m.active.length > 0) {
            const x = m.active[ranks[0]! % m.active.length]!;
            m.order.favourite = x;
            for (const y of m.active) m.order.rank[y] = ranks[y]!;
            const least = leastByTrial(m, [...m.active]);
            expect(rematch(m, x)).toBe(true);
            expect(total(m)).toBe(least);
            m.order.favourite = -1;
            expect(takeOut(m, x, m.mate[x]!)).toBe(true);
            expect(total(m)).toBe(leastByTrial(m, [...m.active]));
          }
        },
      ),
      { numRuns: 800 },
    );
  });

  test('follows when edges are taken away', () => {
    fc.assert(
      fc.property(randomCase, fc.nat({ max: 7 }), fc.nat({ max: 255 }), (each, pick, mask) => {
        const m = makeMatchingState(edgeKinds(each));
        if (!settle(m)) return;
        const x = pick % each.size;
        for (let y = 0; y < each.size; y++) {
          if ((mask >> y) % 2 === 1) continue;
          m.edges.kind[x * each.size + y] = 0;
          m.edges.kind[y * each.size + x] = 0;
        }
        const least = leastByTrial(m, [...m.active]);
        expect(rematch(m, x)).toBe(least < Number.POSITIVE_INFINITY);
        if (least < Number.POSITIVE_INFINITY) expect(total(m)).toBe(least);
      }),
      { numRuns: 800 },
    );
  });
});
