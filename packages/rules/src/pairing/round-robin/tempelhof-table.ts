import { byParity, circleRound } from './circle.ts';
import type { ScheduleTable } from './schedule.ts';

/**
 * The club's own tables: colours depend on the numbers only, so that they stay the same when a player
 * is added. Printed for up to 16 players; the rule behind them continues.
 *
 * @article Tempelhof 2018 IV.1
 */
export const tempelhofTable: ScheduleTable = {
  code: 'tempelhof',
  article: 'Tempelhof IV.1',
  mostPlayers: 1000,
  round: (players, round) => circleRound(players, round, byParity),
  exchangesLastRounds: false,
};
