import fc from 'fast-check';
import { expect, test } from 'vitest';
import { letChooseLowest } from '../../../../src/pairing/dutch/brackets/bracket-matching.ts';
import {
  settle,
  takeOut,
} from '../../../../src/pairing/matching/least-cost/least-cost-matching.ts';
import {
  isJoined,
  type MatchingState,
  makeMatchingState,
} from '../../../../src/pairing/matching/least-cost/matching-state.ts';
import { edgeKinds, edgeTotal, leastByTrial, randomCase } from '../../matching/random-case.ts';

/** The lowest mate of a vertex in a matching of least cost, by trying all. */
function lowestByTrial(m: MatchingState, vertex: number): number | undefined {
  const least = leastByTrial(m, [...m.active]);
  return [...m.active].find((other) => {
    if (!isJoined(m, vertex, other)) return false;
    const others = [...m.active].filter((each) => each !== vertex && each !== other);
    return edgeTotal(m, vertex, other) + leastByTrial(m, others) === least;
  });
}

test('each vertex in turn chooses the lowest mate it has in any of the best matchings', () => {
  fc.assert(
    fc.property(randomCase, (each) => {
      const m = makeMatchingState(edgeKinds(each));
      if (!settle(m)) return;
      const scale = { levels: 2, steps: [] };
      const bracket = { m, scale, trials: { left: 0 }, mdpsEnd: 0, bracketEnd: each.size };
      for (let vertex = m.active[0]; vertex !== undefined; vertex = m.active[0]) {
        const lowest = lowestByTrial(m, vertex);
        expect(letChooseLowest(bracket, vertex)).toBe(lowest);
        m.order.favourite = -1;
        takeOut(m, vertex, m.mate[vertex]!);
      }
    }),
    { numRuns: 500 },
  );
});
