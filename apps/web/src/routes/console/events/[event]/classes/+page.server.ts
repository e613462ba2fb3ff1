import { namedInClasses } from '@rokade/server';
import { classReasonText, classRows } from '@rokade/tables';
import { citation } from '@rokade/texts';
import { fail } from '@sveltejs/kit';
import { placesOf } from '#lib/desks/events/class-form.ts';
import { classesNow } from '#lib/server/event-classes.ts';
import { loadEvent, tellEvent, wholeEvent } from '#lib/server/event-page.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals, params }) => {
  const event = await loadEvent(locals, params);
  const now = await classesNow(locals, await wholeEvent(locals, params));
  const classes = now?.classes ?? null;
  const people = namedInClasses(event, classes ?? []);
  return {
    regulation: now?.rules.regulation ?? null,
    hasDay: classes !== null,
    differ: [...people.values()].filter(({ accepted }) => !accepted).length,
    classes: (classes ?? []).map((one) => ({
      code: one.code,
      says: one.says.map((reason) => ({
        text: classReasonText(locals.t, reason),
        article: citation(reason.article),
      })),
      groups: one.groups.map(({ name, keys, rounds }) => ({ name, count: keys.length, rounds })),
      refusal: one.refusal,
      rows: classRows(locals.t, one, people),
    })),
  };
};

export const actions: Actions = {
  accept: async ({ locals, params, request }) => {
    const form = await request.formData();
    const now = await classesNow(locals, await wholeEvent(locals, params));
    const places = placesOf(now);
    if (places.length === 0) return { done: true };
    const failure = await tellEvent(locals, params, form, { kind: 'accept-classes', places });
    return failure === null ? { done: true } : fail(400, failure);
  },
};
