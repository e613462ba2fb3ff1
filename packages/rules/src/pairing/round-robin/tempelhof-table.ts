import { byParity, circleRound } from './circle.ts';
import type { ScheduleTable } from './schedule.ts';

/**
 * The club's own tables: colours follow the numbers alone, so that they stay as they are when a player
 * is added. Printed for up to 16 players; the rule behind them goes on.
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
