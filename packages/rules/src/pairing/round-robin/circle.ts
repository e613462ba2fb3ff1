import type { PlayerNo } from '../../kernel/round-record.ts';
import type { ScheduledGame, ScheduledRound } from './schedule.ts';

/** The colour rule for two players, the lower number first. `last` is the highest number. */
export type ColourRule = (lower: PlayerNo, higher: PlayerNo, last: PlayerNo) => ScheduledGame;

/** Numbers of different parity: the lower has White; of the same parity: the higher. */
export const byParity = (lower: PlayerNo, higher: PlayerNo): ScheduledGame =>
  (higher - lower) % 2 === 1 ? { white: lower, black: higher } : { white: higher, black: lower };

/** A number wrapped into 1 … `cycle`. */
const around = (number: number, cycle: number): number => ((number - 1 + cycle) % cycle) + 1;

/** The opponent of the highest number in a round: the player who would otherwise meet themselves. */
function partnerOfLast(round: number, cycle: number): number {
  const twice = round + 1;
  return twice % 2 === 0 ? around(twice / 2, cycle) : around((twice + cycle) / 2, cycle);
}

/**
 * A round of the tables that use the circle: in round r two numbers meet whose sum is r + 1, counted
 * around the circle of all but the highest, and the player who would meet themselves meets the highest.
 * The board of the highest comes first, then the neighbours of its partner outwards. With an odd number
 * of players the highest is nobody and its partner is free.
 */
export function circleRound(players: number, round: number, colours: ColourRule): ScheduledRound {
  const last = players + (players % 2);
  const cycle = last - 1;
  const partner = partnerOfLast(round, cycle);
  const others = Array.from({ length: last / 2 - 1 }, (_, step) => {
    const one = around(partner + step + 1, cycle);
    const two = around(partner - step - 1, cycle);
    return colours(Math.min(one, two), Math.max(one, two), last);
  });
  const isOdd = last !== players;
  return {
    round,
    pairings: isOdd ? others : [colours(partner, last, last), ...others],
    bye: isOdd ? partner : null,
  };
}
