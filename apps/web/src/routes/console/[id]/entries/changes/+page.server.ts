import { wholeTournament } from '#lib/server/load-tournament.ts';
import { everythingOffered } from '#lib/server/offers.ts';
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
