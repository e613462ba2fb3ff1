import { loadEvent } from '#lib/server/events/event-page.ts';
import { screensDesk } from '#lib/server/screens/screens-desk.ts';
import type { PageServerLoad } from './$types';

/** The screens of this event's hall, for all its groups. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const { id, groups } = await loadEvent(locals, params);
  return { hall: await screensDesk(locals, id, groups) };
};

export { actions } from '#lib/server/forms/tell.ts';
