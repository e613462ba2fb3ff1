import { reasonLines } from '@rokade/presentation/chess/reason-lines.ts';
import { namesIn } from '@rokade/tables';
import { viewRatingReport, viewReckonedGames } from '@rokade/tournament';
import { error } from '@sveltejs/kit';
import { loadTournament } from '#lib/server/tournaments/load-tournament.ts';
import type { PageServerLoad } from './$types';

export { tournamentActions as actions } from '#lib/server/forms/tell.ts';

/** Explains a player's rating in the rating report, game by game. */
export const load: PageServerLoad = async ({ locals, params, url }) => {
  const t = await loadTournament(locals, params);
  const { edition, rows } = viewRatingReport(t, url.searchParams.get('rules'));
  const row = rows.find(({ player }) => player.id === params.player);
  if (row === undefined) error(404, 'no such player');
  const { because, ...line } = row;
  return {
    edition,
    line,
    games: viewReckonedGames(row).map((game) => {
      const details = t.players[game.opponent - 1]?.details;
      const { name = '', title = '' } = details ?? {};
      return { ...game, opponent: { no: game.opponent, name, title } };
    }),
    because: reasonLines(namesIn(t), because, locals.t),
  };
};
