import { rutschSeats } from '@rokade/rules';
import { describe, expect, it } from 'vitest';
import { type SeatDrawing, seatDrawings, seatRadius } from '../src/views/seats/seat-drawing.ts';

const sizes = Array.from({ length: 79 }, (_, index) => index + 2);
const of = (players: number): readonly SeatDrawing[] => seatDrawings(rutschSeats(players));

/** Where a line begins and ends: its first and last numbers. */
function endsOf(line: string): readonly [number, number] {
  const [x = '', y = ''] = line.slice(1).split(/[A-Z,]/);
  return [Number(x), Number(y)];
}

describe.each(sizes)('the long table of %i players', (players) => {
  const drawings = of(players);
  const seats = drawings.flatMap((drawing) => drawing.seats);

  it('has everybody on a seat of their own', () => {
    expect(seats.map(({ seat }) => seat.seat).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: players }, (_, index) => index + 1),
    );
    for (const drawing of drawings) {
      const places = new Set(drawing.seats.map(({ x, y }) => `${x} ${y}`));
      expect(places.size).toBe(drawing.seats.length);
    }
  });

  it('is readable: no sheet is too high, no rows touch', () => {
    for (const { height, boards } of drawings) {
      expect(height).toBeLessThanOrEqual(245);
      const rows = boards.map(({ y }) => y);
      rows.slice(1).forEach((y, index) => {
        expect(y - (rows[index] ?? y)).toBeGreaterThan(2 * seatRadius);
      });
    }
  });

  it('has a line from every seat that is left to the one that is taken', () => {
    const { moves } = rutschSeats(players);
    const touching = drawings.flatMap((drawing) =>
      drawing.moves.flatMap(({ line, head }) => {
        const at = (x: number, y: number) =>
          drawing.seats.find((seat) => Math.hypot(seat.x - x, seat.y - y) < seatRadius + 0.1);
        const [x, y] = endsOf(line);
        const [from, to] = [at(x, y), at(head.x, head.y)];
        return from && to ? [`${from.seat.seat} ${to.seat.seat}`] : [];
      }),
    );
    const wanted = moves.map(({ from, to }) => `${from} ${to}`);
    expect(wanted).toEqual(expect.arrayContaining(touching));
    if (drawings.length === 1) expect(touching.toSorted()).toEqual(wanted.toSorted());
  });
});

it('is split after twenty boards', () => {
  expect(of(40).map(({ boards }) => boards.length)).toEqual([20]);
  expect(of(43).map(({ boards }) => boards.length)).toEqual([20, 1]);
});
