import { type Entrant, parseEntrantId } from '@rokade/event';
import { error, fail, redirect } from '@sveltejs/kit';
import {
  formOfPlayer,
  playerChanges,
  playerOfForm,
  readPlayerForm,
} from '#lib/desks/entries/player-form.ts';
import { loadEvent, tellEvent } from '#lib/server/event-page.ts';
import type { Actions, PageServerLoad } from './$types';

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

export const actions: Actions = {
  change: async ({ locals, params, request }) => {
    const form = await request.formData();
    const typed = readPlayerForm(form);
    const { id, values } = await entrantOr404(locals, params);
    const changes = playerChanges(values, playerOfForm(typed));
    const command = { kind: 'change-entrant', entrant: id, changes } as const;
    const failure = await tellEvent(locals, params, form, command);
    if (failure !== null) return fail(400, { act: 'change', typed, ...failure });
    redirect(303, `/console/events/${params.event}/entries`);
  },

  remove: async ({ locals, params, request }) => {
    const form = await request.formData();
    const { id } = await entrantOr404(locals, params);
    const failure = await tellEvent(locals, params, form, { kind: 'remove-entrant', entrant: id });
    if (failure !== null) return fail(400, { act: 'remove', ...failure });
    redirect(303, `/console/events/${params.event}/entries`);
  },

  erase: async ({ locals, params, request }) => {
    const form = await request.formData();
    const { id } = await entrantOr404(locals, params);
    if (form.has('confirmed') && form.has('owed')) form.set('confirmed', 'twice');
    const failure = await tellEvent(locals, params, form, { kind: 'erase-entrant', entrant: id });
    return failure === null ? { act: 'erase' } : fail(400, { act: 'erase', ...failure });
  },
};
