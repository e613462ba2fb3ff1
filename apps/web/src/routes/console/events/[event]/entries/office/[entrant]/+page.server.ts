import { entryListOf } from '@rokade/server';
import { error } from '@sveltejs/kit';
import { tournamentsOf, wholeEvent } from '#lib/server/events/event-page.ts';
import { today } from '#lib/server/register/register-page.ts';
import type { PageServerLoad } from './$types';

/** The line of one entrant in the complete list; error 404 if there is none. */
async function lineOr404(
  locals: App.Locals,
  params: { readonly event: string; readonly entrant: string },
) {
  const event = await wholeEvent(locals, params);
  const groups = await tournamentsOf(locals, event);
  const { lines } = entryListOf(locals.app, { event, groups, day: today(locals) });
  const line = lines.find(({ id }) => id === params.entrant);
  if (line === undefined) error(404, 'not on the entry list');
  return line;
}

export const load: PageServerLoad = async ({ locals, params }) => {
  const { id, values, facts, registered } = await lineOr404(locals, params);
  return { entrant: id as string, name: values.name, facts, registered };
};

export { actions } from '#lib/server/forms/tell.ts';
