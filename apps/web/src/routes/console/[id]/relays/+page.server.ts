import { loadTournament } from '#lib/server/tournaments/load-tournament.ts';
import type { PageServerLoad } from './$types';

/** The broadcast of a tournament's games, and the electronic boards that write them. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const t = await loadTournament(locals, params);
  return {
    relays: await locals.app.relays.of(t.id),
    isPublic: t.settings.visibility.published,
    movesShown: t.settings.movesShown === 'yes',
  };
};

export { tournamentActions as actions } from '#lib/server/forms/tell.ts';
