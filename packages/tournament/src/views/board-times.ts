import { type ByColour, makeTimeOddsTable, timeOdds } from '@rokade/rules';
import { ratingIn } from '../questions/ratings.ts';
import { playOfRound } from '../questions/round-play.ts';
import type { Game, Tournament } from '../state/state.ts';
import type { TimeControl } from '../values/setting-values.ts';
import { lineOf } from './player-line.ts';

/**
 * The thinking time of both players of each game of a round with time odds; null for a tournament
 * without. An unrated player gives and gets none.
 *
 * @article DSU 2002 4.13.4
 */
export function gameTimes(
  t: Tournament,
  round: number,
): (game: Pick<Game, 'white' | 'black'>) => ByColour<TimeControl> | null {
  const { settings } = t;
  const table = settings.timeOdds === null ? null : makeTimeOddsTable(settings.timeOdds);
  if (table === null || !table.ok) return () => null;
  const { timeControl } = playOfRound(t, round);
  const players = new Map(t.players.map((player) => [player.id, player]));
  return (game) => {
    const white = ratingIn(settings, lineOf(players, game.white));
    const black = ratingIn(settings, lineOf(players, game.black));
    return white === null || black === null
      ? { white: timeControl, black: timeControl }
      : timeOdds(table.value, { white, black }, timeControl);
  };
}
