import { byParity, type ColourRule, circleRound } from './circle.ts';
import type { ScheduleTable } from './schedule.ts';

/** The highest number has Black against the lower half and White against the upper one. */
const bergerColours: ColourRule = (lower, higher, last) => {
  if (higher !== last) return byParity(lower, higher);
  return lower <= last / 2 ? { white: lower, black: last } : { white: last, black: lower };
};

/**
 * The Berger tables, for any number of players.
 *
 * @article FIDE 2012 7.5, annex 1
 */
export const bergerTable: ScheduleTable = {
  code: 'berger',
  article: 'FIDE 2012 annex 1',
  mostPlayers: 1000,
  round: (players, round) => circleRound(players, round, bergerColours),
  exchangesLastRounds: true,
};

/**
 * The rule of the Danish arbiters' course: the same pairs and colours as Berger's. It does not mention
 * double tournaments, so the second cycle only has the colours reversed.
 *
 * @article DSU 2002 4.15
 */
export const dsuTable: ScheduleTable = {
  ...bergerTable,
  code: 'dsu',
  article: 'DSU 4.15',
  exchangesLastRounds: false,
};
