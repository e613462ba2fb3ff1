import { namesIn } from '@rokade/tables';
import {
  isFinishedProvisionally,
  type PlayerId,
  type Tournament,
  viewRatingReport,
  viewReckonedGames,
} from '@rokade/tournament';

/**
 * What a player's games so far would change in their rating, game by game; null: nothing is rated, or
 * games of a finished tournament are still open. `whole` has what the rules ask of players, such as
 * their age; `shown` has the names as the reader may see them.
 */
export function playerRating(whole: Tournament, shown: Tournament, id: PlayerId) {
  if (isFinishedProvisionally(whole)) return null;
  const { edition, rows } = viewRatingReport(whole);
  const row = rows.find(({ player }) => player.id === id);
  if (row === undefined || row.change === null || row.oldRating === null) return null;
  const games = viewReckonedGames(row);
  if (games.length === 0) return null;
  const { nameOf } = namesIn(shown);
  return {
    edition,
    before: row.oldRating,
    change: row.change,
    games: games.map((game) => {
      const opponent = shown.players[game.opponent - 1];
      const name = opponent === undefined ? '' : nameOf(opponent.id);
      return {
        ...game,
        opponent: { no: game.opponent, name, title: opponent?.details.title ?? '' },
      };
    }),
  };
}
