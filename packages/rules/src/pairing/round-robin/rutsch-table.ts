import { at } from '../../kernel/at.ts';
import type { ScheduledGame, ScheduledRound, ScheduleTable } from './schedule.ts';

/** Boards alternate: on the first, third … the near side has White. Boards keep their colours. */
const seatedGame = (near: number, far: number, board: number): ScheduledGame =>
  board % 2 === 0 ? { white: near, black: far } : { white: far, black: near };

/** Boards between the two sides of the table: seat 1 faces the last seat, seat 2 the one before it … */
function boardsOf(seats: readonly number[]): readonly ScheduledGame[] {
  return Array.from({ length: Math.floor(seats.length / 2) }, (_, board) =>
    seatedGame(at(seats, board), at(seats, seats.length - 1 - board), board),
  );
}

/** `seats` after everybody has moved by `steps` places. */
const movedOn = (seats: readonly number[], steps: number): readonly number[] =>
  seats.map((_, seat) => at(seats, (seat - steps + steps * seats.length) % seats.length));

/** Odd: the player with Black at board 1 pauses, and the pausing player takes White at board 1. */
function oddRound(players: number, round: number): ScheduledRound {
  const numbers = Array.from({ length: players }, (_, index) => index + 1);
  const places = movedOn(numbers, round - 1);
  return { round, pairings: boardsOf(places.slice(0, -1)), bye: at(places, players - 1) };
}

/** Even: number 1 stays at board 1 and changes colour after each game; the others pass them by. */
function evenRound(players: number, round: number): ScheduledRound {
  const others = Array.from({ length: players - 1 }, (_, index) => index + 2);
  const [first, ...boards] = boardsOf([1, ...movedOn(others, round - 1)]);
  if (first === undefined) return { round, pairings: [], bye: null };
  const own = round % 2 === 1 ? first : { white: first.black, black: first.white };
  return { round, pairings: [own, ...boards], bye: null };
}

/**
 * The slide system for blitz. Seats are numbered clockwise: 1 has White at board 1, then along that
 * side of the table and back along the other, so that the last seat is Black at board 1; an odd last
 * player pauses first. After each round everybody moves one seat clockwise; boards keep their colours.
 *
 * @article Tempelhof 2018 IV.3
 */
export const rutschTable: ScheduleTable = {
  code: 'rutsch',
  article: 'Tempelhof IV.3',
  mostPlayers: 1000,
  round: (players, round) =>
    players % 2 === 1 ? oddRound(players, round) : evenRound(players, round),
  exchangesLastRounds: false,
};
