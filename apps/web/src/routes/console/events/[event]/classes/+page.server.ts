import { type ChessEvent, carriedRights, isAccepted, parseEventId } from '@rokade/event';
import { isDay } from '@rokade/rules';
import { factsElsewhere, namedInClasses, rightsOf, usualClassDays } from '@rokade/server';
import { classReasonText, classRows } from '@rokade/tables';
import { citation } from '@rokade/texts';
import { fail } from '@sveltejs/kit';
import { placesOf } from '#lib/desks/events/class-form.ts';
import { classesNow, lastYears } from '#lib/server/event-classes.ts';
import { makeClassGroups } from '#lib/server/event-groups.ts';
import { tellEvent, tournamentsOf, wholeEvent } from '#lib/server/event-page.ts';
import { formActor, refused } from '#lib/server/form-sender.ts';
import { formText } from '#lib/server/form-text.ts';
import { today } from '#lib/server/register-page.ts';
import { entrantNames } from '#lib/server/told-apart.ts';
import type { Actions, PageServerLoad } from './$types';

/** What the places give for next year, and whether it is written down so. */
async function nextYear(locals: App.Locals, whole: ChessEvent) {
  const rights = rightsOf(whole, await tournamentsOf(locals, whole));
  const nameOf = entrantNames(whole);
  return {
    written: JSON.stringify(rights) === JSON.stringify(whole.classes.rights),
    rights: rights.map(({ entrant, right, article }) => ({
      entrant: entrant as string,
      right,
      article: citation(article),
      name: nameOf.get(entrant) ?? '',
    })),
  };
}

export const load: PageServerLoad = async ({ locals, params }) => {
  const whole = await wholeEvent(locals, params);
  const now = await classesNow(locals, whole);
  const classes = now?.classes ?? null;
  const called = entrantNames(whole);
  const people = namedInClasses(whole, classes ?? []);
  const last = await lastYears(locals, whole);
  return {
    regulation: now?.rules.regulation ?? null,
    hasDay: classes !== null,
    differ: [...people.values()].filter(({ accepted }) => !accepted).length,
    days: usualClassDays(whole.values.firstDay || today(locals)),
    last: last.map(({ id, values }) => ({ value: id as string, text: values.name })),
    next: await nextYear(locals, whole),
    classes: (classes ?? []).map((one) => ({
      code: one.code,
      says: one.says.map((reason) => ({
        text: classReasonText(locals.t, reason),
        article: citation(reason.article),
      })),
      groups: one.groups.map(({ name, keys, rounds }) => ({ name, count: keys.length, rounds })),
      refusal: one.refusal,
      rows: classRows(locals.t, one, people).map((row) => ({
        ...row,
        name: called.get(row.entrant) ?? row.name,
      })),
    })),
  };
};

export const actions: Actions = {
  accept: async ({ locals, params, request }) => {
    const form = await request.formData();
    const places = placesOf(await classesNow(locals, await wholeEvent(locals, params)));
    if (places.length === 0) return { act: 'accept' };
    const failure = await tellEvent(locals, params, form, { kind: 'accept-classes', places });
    return failure === null ? { act: 'accept' } : fail(400, { act: 'accept', ...failure });
  },

  groups: async ({ locals, params, request }) => {
    const form = await request.formData();
    const actor = formActor(locals, form);
    if (actor === null) return fail(403, { act: 'groups', error: refused });
    const event = await wholeEvent(locals, params);
    const now = await classesNow(locals, event);
    const isSettled = now?.classes?.every((one) =>
      one.places.every(({ key }) => isAccepted(event, one, key)),
    );
    if (!now?.classes || isSettled !== true) return fail(409, { act: 'groups' });
    const { rules, classes } = now;
    const made = await makeClassGroups(locals, event, { rules, classes, actor });
    return made.ok
      ? { act: 'groups', made: true }
      : fail(400, { act: 'groups', error: made.error });
  },

  facts: async ({ locals, params, request }) => {
    const form = await request.formData();
    const event = await wholeEvent(locals, params);
    const id = parseEventId(formText(form, 'last'));
    const last = (await lastYears(locals, event)).find((one) => one.id === id);
    const carried = last === undefined ? null : carriedRights(last, event);
    const typed = { since: formText(form, 'since'), championship: formText(form, 'championship') };
    const wrong = (['since', 'championship'] as const).find((field) => !isDay(typed[field]));
    if (wrong !== undefined) {
      const error = { code: 'event.field-invalid', field: wrong, problem: 'not-a-date' } as const;
      return fail(400, { act: 'facts', error });
    }
    const people = factsElsewhere(locals.app, event, { ...typed, day: today(locals), carried });
    const absent = carried?.absent ?? [];
    const done = { act: 'facts', taken: people.length, absent };
    if (people.length === 0) return done;
    const failure = await tellEvent(locals, params, form, { kind: 'say-class-facts', people });
    return failure === null ? done : fail(400, { act: 'facts', ...failure });
  },

  rights: async ({ locals, params, request }) => {
    const form = await request.formData();
    const event = await wholeEvent(locals, params);
    const rights = rightsOf(event, await tournamentsOf(locals, event));
    const failure = await tellEvent(locals, params, form, { kind: 'write-rights', rights });
    return failure === null ? { act: 'rights' } : fail(400, { act: 'rights', ...failure });
  },
};
