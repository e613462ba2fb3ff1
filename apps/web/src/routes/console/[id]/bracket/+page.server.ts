import { viewCup } from '@rokade/tournament';
import { error } from '@sveltejs/kit';
import { loadTournament } from '#lib/server/tournaments/load-tournament.ts';
import type { PageServerLoad } from './$types';

/** The bracket of a cup; error 404 for other systems. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const t = await loadTournament(locals, params);
  const cup = viewCup(t);
  if (cup === null) error(404, 'no cup');
  return { cup, drawn: t.lots.kind !== 'not-drawn', begun: t.rounds.length > 0 };
};

export { tournamentActions as actions } from '#lib/server/forms/tell.ts';
