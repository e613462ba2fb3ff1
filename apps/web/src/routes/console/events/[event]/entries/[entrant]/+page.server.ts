import { type Entrant, parseEntrantId } from '@rokade/event';
import { formOfPlayer } from '@rokade/presentation/desks/entries/player-form.ts';
import { error } from '@sveltejs/kit';
import { loadEvent } from '#lib/server/events/event-page.ts';
import type { PageServerLoad } from './$types';

async function entrantOr404(
  locals: App.Locals,
  params: { readonly event: string; readonly entrant: string },
): Promise<Entrant> {
  const { entrants } = await loadEvent(locals, params);
  const id = parseEntrantId(params.entrant);
  const found = entrants.find((one) => one.id === id);
  if (found === undefined) error(404, 'not on the entry list');
  return found;
}

export const load: PageServerLoad = async ({ locals, params }) => {
  const { id, values } = await entrantOr404(locals, params);
  return { entrant: id, name: values.name, details: formOfPlayer(values) };
};

export { actions } from '#lib/server/forms/tell.ts';
