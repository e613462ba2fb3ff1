import { type ByColour, makeTimeOddsTable, timeOdds } from '@rokade/rules';
import type { Player } from '../player.ts';
import { ratingIn } from '../ratings.ts';
import type { Settings, TimeControl } from '../settings.ts';

/**
 * The thinking time of each side where the stronger gives time to the weaker; null where the
 * tournament has no time odds. Who has no rating gives none and gets none.
 *
 * @article DSU 2002 4.13.4
 */
export function boardTimes(
  settings: Pick<Settings, 'timeOdds' | 'timeControl' | 'system'>,
  players: ByColour<Player>,
): ByColour<TimeControl> | null {
  if (settings.timeOdds === null) return null;
  const table = makeTimeOddsTable(settings.timeOdds);
  if (!table.ok) return null;
  const { timeControl } = settings;
  const white = ratingIn(settings, players.white);
  const black = ratingIn(settings, players.black);
  return white === null || black === null
    ? { white: timeControl, black: timeControl }
    : timeOdds(table.value, { white, black }, timeControl);
}
