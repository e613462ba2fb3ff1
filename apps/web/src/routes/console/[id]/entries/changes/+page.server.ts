import { everythingOffered } from '#lib/server/ratings/offers.ts';
import { wholeTournament } from '#lib/server/tournaments/load-tournament.ts';
import type { PageServerLoad } from './$types';

/** The changes to players that the register and the rating lists offer. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const t = await wholeTournament(locals, params);
  return {
    offers: await everythingOffered(locals, t),
    lists: locals.app.lists.kept().length,
    started: t.rounds.length > 0,
    finished: t.finished,
  };
};

export { tournamentActions as actions } from '#lib/server/forms/tell.ts';
