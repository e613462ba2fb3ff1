import { describe, expect, test } from 'vitest';
import { emptySet, include, kingWalk, noWalk } from '../../src/laws/mate/king-walk.ts';

const squares = Array.from({ length: 64 }, (_, index) => ((index >> 3) << 4) | (index & 7));

const isBeside = (one: number, other: number): boolean =>
  Math.max(Math.abs((one & 7) - (other & 7)), Math.abs((one >> 4) - (other >> 4))) === 1;

/** The moves, found square by square. */
function plainWalk(closed: ReadonlySet<number>, home: number, to: number): number {
  const reached = new Set([home]);
  let edge = [home];
  for (let way = 0; edge.length > 0; way++) {
    if (edge.includes(to)) return way;
    const before = edge;
    edge = squares.filter(
      (square) =>
        !(closed.has(square) || reached.has(square)) &&
        before.some((from) => isBeside(from, square)),
    );
    for (const square of edge) reached.add(square);
  }
  return noWalk;
}

describe('the moves of a king past closed squares', () => {
  test.each([0, 1, 2, 3, 4, 5])(
    'every way on board %i, with more and more squares closed',
    (board) => {
      let state = 7919 * (board + 1);
      const closed = new Set<number>();
      const set = emptySet();
      for (const square of squares) {
        state = (state * 48271) % 0x7fffffff;
        if (state % 10 >= board) continue;
        closed.add(square);
        include(set, square);
      }
      for (const home of squares) {
        for (const to of squares) {
          expect(kingWalk(set, home, to)).toBe(plainWalk(closed, home, to));
        }
      }
    },
  );
});
