import type { Colour } from '../../kernel/colour.ts';

/** A seat at the long table; seen from above, numbers run clockwise. */
export interface RutschSeat {
  /** From 1; in round 1 the player with this number sits here. */
  readonly seat: number;
  /** From 1; null for the pausing seat. */
  readonly board: number | null;
  /**
   * The upper side is numbered from left to right, the lower one back from right to left, so that
   * board 1 is at the left end; `pause` is beside it, between the last seat and the first.
   */
  readonly side: 'upper' | 'lower' | 'pause';
  /** The colour played here in round 1; null for the pausing seat. */
  readonly colour: Colour | null;
  /** Whether the colour changes after each round: at board 1 of an even table. */
  readonly changesColour: boolean;
}

/** A move between two seats after each round. */
export interface RutschMove {
  readonly from: number;
  readonly to: number;
}

/** The seat plan of a blitz tournament for the hall. */
export interface RutschSeatPlan {
  readonly boards: number;
  /** By number. */
  readonly seats: readonly RutschSeat[];
  /** Where the player of each seat goes after each round, by `from`; the staying player is not included. */
  readonly moves: readonly RutschMove[];
  /** The seat whose player stays for the whole tournament; null with an odd number. */
  readonly stays: number | null;
}

function seatAt(seat: number, players: number): RutschSeat {
  const playing = players - (players % 2);
  if (seat > playing) {
    return { seat, board: null, side: 'pause', colour: null, changesColour: false };
  }
  const isUpper = seat <= playing / 2;
  const board = isUpper ? seat : playing + 1 - seat;
  return {
    seat,
    board,
    side: isUpper ? 'upper' : 'lower',
    colour: isUpper === (board % 2 === 1) ? 'white' : 'black',
    changesColour: playing === players && board === 1,
  };
}

/** Everybody moves one seat; the last goes to the first seat, or past it to the second. */
function movesOf(players: number): readonly RutschMove[] {
  const first = players % 2 === 1 ? 1 : 2;
  return Array.from({ length: players - first + 1 }, (_, index) => {
    const from = first + index;
    return { from, to: from === players ? first : from + 1 };
  }).filter(({ from, to }) => from !== to);
}

/**
 * The seat plan of the slide system, which a hall can follow without a computer. Boards have
 * alternating colours and keep them; everybody moves one seat clockwise after each round. With an odd
 * number the player with Black at board 1 pauses, and the pausing player takes White there. With an
 * even number the player who begins with White at board 1 stays, changing colour after each game, and
 * the others pass them.
 *
 * @article Tempelhof 2018 IV.3
 */
export const rutschSeats = (players: number): RutschSeatPlan => ({
  boards: Math.floor(players / 2),
  seats: Array.from({ length: players }, (_, index) => seatAt(index + 1, players)),
  moves: movesOf(players),
  stays: players % 2 === 0 ? 1 : null,
});
