import { type ChessEvent, type EntrantId, parseEntrantId, unsaidClassFacts } from '@rokade/event';
import { error, fail, redirect } from '@sveltejs/kit';
import { classFactsOfForm, classOfForm } from '#lib/desks/events/class-form.ts';
import { loadEvent, tellEvent } from '#lib/server/event-page.ts';
import { formText } from '#lib/server/form-text.ts';
import type { Actions, PageServerLoad } from './$types';

function entrantOr404({ entrants }: ChessEvent, text: string): EntrantId {
  const id = parseEntrantId(text);
  if (id === null || entrants.every((one) => one.id !== id)) error(404, 'not on the entry list');
  return id;
}

export const load: PageServerLoad = async ({ locals, params }) => {
  const event = await loadEvent(locals, params);
  const id = entrantOr404(event, params.entrant);
  const { facts, byHand } = event.classes;
  return {
    entrant: id,
    name: event.entrants.find((one) => one.id === id)?.values.name ?? '',
    facts: facts[id] ?? unsaidClassFacts,
    byHand: byHand[id] ?? { class: '', reason: '' },
  };
};

export const actions: Actions = {
  say: async ({ locals, params, request }) => {
    const form = await request.formData();
    const entrant = entrantOr404(await loadEvent(locals, params), params.entrant);
    const people = [{ entrant, facts: classFactsOfForm(form) }];
    const failure = await tellEvent(locals, params, form, { kind: 'say-class-facts', people });
    if (failure !== null) return fail(400, { act: 'say', ...failure });
    redirect(303, `/console/events/${params.event}/classes`);
  },

  put: async ({ locals, params, request }) => {
    const form = await request.formData();
    const entrant = entrantOr404(await loadEvent(locals, params), params.entrant);
    const given = { class: classOfForm(form), reason: formText(form, 'reason') };
    const command = { kind: 'give-class', entrant, ...given } as const;
    const failure = await tellEvent(locals, params, form, command);
    if (failure !== null) return fail(400, { act: 'put', given, ...failure });
    redirect(303, `/console/events/${params.event}/classes`);
  },
};
