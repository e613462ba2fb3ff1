/** @regulation Tempelhof 2018 */
import { findScheduleTable, rutschSeats, scheduleOf } from '@rokade/rules';
import { describe, expect, test } from 'vitest';

const sizes = Array.from({ length: 23 }, (_, index) => index + 2);

/** Follows the arrows for a whole tournament, as players in the hall do: each round as sorted games. */
function playedBySeats(players: number): readonly (readonly string[])[] {
  const plan = rutschSeats(players);
  let sitting = new Map(plan.seats.map(({ seat }) => [seat, seat]));
  return Array.from({ length: players - 1 + (players % 2) }, (_, index) => {
    const games = Array.from({ length: plan.boards }, (__, board) => {
      const seats = plan.seats.filter((seat) => seat.board === board + 1);
      const white = seats.find(({ colour }) => colour === 'white');
      const black = seats.find(({ colour }) => colour === 'black');
      const one = sitting.get(white?.seat ?? 0);
      const other = sitting.get(black?.seat ?? 0);
      const isTurned = white?.changesColour === true && index % 2 === 1;
      return isTurned ? `${other}-${one}` : `${one}-${other}`;
    });
    const next = new Map(sitting);
    for (const { from, to } of plan.moves) next.set(to, sitting.get(from) ?? 0);
    sitting = next;
    return games.sort();
  });
}

describe('the seat plan of the slide system (IV.3)', () => {
  test.each(sizes)('following the arrows gives the table for %i players', (players) => {
    const table = findScheduleTable('rutsch');
    const rounds = table === undefined ? [] : scheduleOf(table, players, false);
    expect(playedBySeats(players)).toEqual(
      rounds.map(({ pairings }) => pairings.map(({ white, black }) => `${white}-${black}`).sort()),
    );
  });

  test('even: whoever begins with White at board 1 stays, the others pass them by', () => {
    const { seats, moves, stays } = rutschSeats(6);
    expect(stays).toBe(1);
    expect(seats[0]).toEqual({
      seat: 1,
      board: 1,
      side: 'upper',
      colour: 'white',
      changesColour: true,
    });
    expect(moves.map(({ from, to }) => `${from}-${to}`)).toEqual([
      '2-3',
      '3-4',
      '4-5',
      '5-6',
      '6-2',
    ]);
  });

  test('odd: from Black at board 1 to the pause, and from there to White at board 1', () => {
    const { boards, seats, moves, stays } = rutschSeats(7);
    expect([boards, stays]).toEqual([3, null]);
    const blackAtBoardOne = seats.find(({ board, colour }) => board === 1 && colour === 'black');
    const pause = seats.find(({ side }) => side === 'pause');
    expect([blackAtBoardOne?.seat, pause?.seat]).toEqual([6, 7]);
    expect(moves).toContainEqual({ from: 6, to: 7 });
    expect(moves).toContainEqual({ from: 7, to: 1 });
  });

  test.each(sizes)('colours alternate from board to board for %i players', (players) => {
    const upper = rutschSeats(players).seats.filter(({ side }) => side === 'upper');
    expect(upper.map(({ colour }) => colour)).toEqual(
      upper.map((_, index) => (index % 2 === 0 ? 'white' : 'black')),
    );
  });
});
