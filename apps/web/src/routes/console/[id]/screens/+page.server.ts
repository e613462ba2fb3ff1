import { eventOf } from '#lib/server/event-of.ts';
import { loadTournament } from '#lib/server/load-tournament.ts';
import { mayDo } from '#lib/server/may-do.ts';
import { screensDesk } from '#lib/server/screens-desk.ts';
import type { PageServerLoad } from './$types';

/** The screens of this tournament's hall. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const { id } = await loadTournament(locals, params);
  return {
    hall: await screensDesk(locals, id, [id]),
    event: await eventOf(locals.app, id, (one) => mayDo(locals, 'keep-screens', one)),
  };
};

export { actions } from '#lib/server/tell.ts';
