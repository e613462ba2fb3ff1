import { eventOf } from '#lib/server/events/event-of.ts';
import { mayDo } from '#lib/server/rights/may-do.ts';
import { screensDesk } from '#lib/server/screens/screens-desk.ts';
import { loadTournament } from '#lib/server/tournaments/load-tournament.ts';
import type { PageServerLoad } from './$types';

/** The screens of this tournament's hall. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const { id } = await loadTournament(locals, params);
  return {
    hall: await screensDesk(locals, id, [id]),
    event: await eventOf(locals.app, id, (one) => mayDo(locals, 'keep-screens', one)),
  };
};

export { tournamentActions as actions } from '#lib/server/forms/tell.ts';
