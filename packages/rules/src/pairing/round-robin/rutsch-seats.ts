import type { Colour } from '../../kernel/colour.ts';

/** A seat of the long table; seen from above, numbers run clockwise. */
export interface RutschSeat {
  /** From 1; in round 1 the player of this number sits here. */
  readonly seat: number;
  /** From 1; null where one pauses. */
  readonly board: number | null;
  /**
   * The upper side is numbered from left to right, the lower one back from right to left, so that
   * board 1 is at the left end; `pause` is beside it, between the last seat and the first.
   */
  readonly side: 'upper' | 'lower' | 'pause';
  /** The colour played here in round 1; null where one pauses. */
  readonly colour: Colour | null;
  /** Whether the colour changes after each round: at board 1 of an even table. */
  readonly changesColour: boolean;
}

/** A step between two seats after each round. */
export interface RutschMove {
  readonly from: number;
  readonly to: number;
}

/** The table of a blitz tournament, as the hall sees it. */
export interface RutschSeatPlan {
  readonly boards: number;
  /** By number. */
  readonly seats: readonly RutschSeat[];
  /** Where whoever sits on a seat goes after each round, by `from`; who stays is not in it. */
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

/** Everybody one seat on; the last goes to the first seat, or past it to the second. */
function movesOf(players: number): readonly RutschMove[] {
  const first = players % 2 === 1 ? 1 : 2;
  return Array.from({ length: players - first + 1 }, (_, index) => {
    const from = first + index;
    return { from, to: from === players ? first : from + 1 };
  }).filter(({ from, to }) => from !== to);
}

/**
 * The seat plan of the slide system, which a hall can follow without a computer. Boards stand with
 * alternating colours and keep them; everybody moves one seat clockwise after each round. With an
 * odd number whoever had Black at board 1 pauses, and whoever paused takes White there. With an
 * even number whoever begins with White at board 1 stays, changing colour after each game, and the
 * others pass them.
 *
 * @article Tempelhof 2018 IV.3
 */
export const rutschSeats = (players: number): RutschSeatPlan => ({
  boards: Math.floor(players / 2),
  seats: Array.from({ length: players }, (_, index) => seatAt(index + 1, players)),
  moves: movesOf(players),
  stays: players % 2 === 0 ? 1 : null,
});
