import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  liftDuals,
  matchGreedily,
  rematch,
  settle,
  takeOut,
} from '../../../src/pairing/matching/least-cost/least-cost-matching.ts';
import { makeMatchingState } from '../../../src/pairing/matching/least-cost/matching-state.ts';
import { edgeKinds, leastByTrial, randomCase, total } from './random-case.ts';

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

  test('is as cheap where the duals of some were lifted before', () => {
    const someVertices = fc.subarray([0, 1, 2, 3, 4, 5, 6, 7]);
    fc.assert(
      fc.property(randomCase, someVertices, fc.nat({ max: 8 }), (each, some, limit) => {
        const m = makeMatchingState(edgeKinds(each));
        const end = Math.min(each.size, limit);
        const least = leastByTrial(m, [...m.active]);
        matchGreedily(m, m.active, m.active);
        liftDuals(
          m,
          some.filter((vertex) => vertex < end),
          end,
        );
        matchGreedily(m, m.active, m.active);
        expect(settle(m)).toBe(least < Number.POSITIVE_INFINITY);
        if (least < Number.POSITIVE_INFINITY) expect(total(m)).toBe(least);
      }),
      { numRuns: 800 },
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
