import { json } from '@sveltejs/kit';
import { loadEvent } from '#lib/server/events/event-page.ts';
import { foundFrom } from '#lib/server/search/found-from.ts';
import type { RequestHandler } from './$types';

/** The pages that the search field finds from an event. */
export const GET: RequestHandler = async ({ locals, params }) => {
  const { id, values } = await loadEvent(locals, params);
  return json(foundFrom(locals, { kind: 'event', id, name: values.name }));
};
