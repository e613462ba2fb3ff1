import { loadEvent } from '#lib/server/event-page.ts';
import { screenActions, screensDesk } from '#lib/server/screens-desk.ts';
import type { PageServerLoad, RequestEvent } from './$types';

/** The screens of this event's hall, for all its groups. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const { id, groups } = await loadEvent(locals, params);
  return { desk: await screensDesk(locals, id, groups) };
};

export const actions = screenActions(
  async ({ locals, params }: RequestEvent) => (await loadEvent(locals, params)).id,
);
