import { type EntryFacts, unsaidEntry } from '@rokade/event';
import { entryWays } from '@rokade/rules';
import { entryListOf } from '@rokade/server';
import { error, fail, redirect } from '@sveltejs/kit';
import { tellEvent, tournamentsOf, wholeEvent } from '#lib/server/event-page.ts';
import { formText } from '#lib/server/form-text.ts';
import { today } from '#lib/server/register-page.ts';
import type { Actions, PageServerLoad } from './$types';

/** Somebody on the list, as the whole of it has them. */
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

const lineOf = (form: FormData, name: string): string =>
  formText(form, name).trim().replace(/\s+/g, ' ');

const factsOfForm = (form: FormData): EntryFacts => ({
  ...unsaidEntry,
  way: entryWays.find((way) => way === form.get('way')) ?? '',
  enteredOn: formText(form, 'enteredOn').trim(),
  guestBefore: form.get('guestBefore') === 'on',
  acceptedOn: formText(form, 'acceptedOn').trim(),
  dispensation: formText(form, 'dispensation').trim(),
  address: lineOf(form, 'address'),
  phone: lineOf(form, 'phone'),
});

export const actions: Actions = {
  default: async ({ locals, params, request }) => {
    const form = await request.formData();
    const facts = factsOfForm(form);
    const { id } = await lineOr404(locals, params);
    const people = [{ entrant: id, facts }];
    const failure = await tellEvent(locals, params, form, { kind: 'say-entries', people });
    if (failure !== null) return fail(400, { facts, ...failure });
    redirect(303, `/console/events/${params.event}/entries/office`);
  },
};
