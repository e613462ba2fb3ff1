import type { Colour } from '../../kernel/colour.ts';

/** A game of a match of all against all: places in the two teams, from 1. */
export interface ScheveningenGame {
  readonly round: number;
  readonly board: number;
  readonly home: number;
  readonly away: number;
  readonly homeColour: Colour;
}

/** The opponent of a place in a round, from 0, and whether the home player has White. */
interface Meeting {
  readonly away: number;
  readonly isWhite: boolean;
}

/**
 * An odd number: the opponent moves up one place a round. White goes by the parity of a number that runs
 * through all values for each player of either side and in each round.
 */
function oddMeeting(players: number, round: number, home: number): Meeting {
  const away = (home + round) % players;
  return { away, isWhite: ((home + 2 * round) % players) % 2 === 0 };
}

/**
 * An even number: the halves of the teams meet straight in the first half of the rounds and crosswise in
 * the second. Places alternate in colour, and against the other half all colours are reversed, so that
 * everybody has each of them equally often.
 */
function evenMeeting(players: number, round: number, home: number): Meeting {
  const half = players / 2;
  const isUpper = home >= half;
  const isCrossed = round >= half;
  const place = (home + round) % half;
  return {
    away: isUpper === isCrossed ? place : half + place,
    isWhite: ((home % half) % 2 === 0) !== isCrossed,
  };
}

/**
 * A match in which each of n players meets each of the n others. With an even n everybody has each colour
 * equally often, with an odd one nearly. In a round each team has as many Whites as Blacks if n is a
 * multiple of four; otherwise they differ by one (odd n) or two. Played twice, all colours are reversed
 * the second time.
 */
export function scheveningen(players: number, double = false): readonly ScheveningenGame[] {
  const meeting = players % 2 === 0 ? evenMeeting : oddMeeting;
  const rounds = double ? 2 * players : players;
  return Array.from({ length: rounds * players }, (_, index) => {
    const round = Math.floor(index / players);
    const home = index % players;
    const { away, isWhite } = meeting(players, round % players, home);
    return {
      round: round + 1,
      board: home + 1,
      home: home + 1,
      away: away + 1,
      homeColour: isWhite === round < players ? 'white' : 'black',
    };
  });
}
