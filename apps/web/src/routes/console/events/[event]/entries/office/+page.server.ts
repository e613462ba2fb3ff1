import { parseEntrantId } from '@rokade/event';
import { entryListOf } from '@rokade/server';
import { entryListRows, timelineRows } from '@rokade/tables';
import { fail } from '@sveltejs/kit';
import { wholeOf } from '#lib/console/said-in-form.ts';
import { unreadField } from '#lib/console/unread-number.ts';
import { asSeen } from '#lib/server/births.ts';
import { tellEvent, tournamentsOf, wholeEvent } from '#lib/server/event-page.ts';
import { formText } from '#lib/server/form-text.ts';
import { today } from '#lib/server/register-page.ts';
import { entrantNames } from '#lib/server/told-apart.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals, params }) => {
  const event = await wholeEvent(locals, params);
  const day = today(locals);
  const groups = await tournamentsOf(locals, event);
  const called = entrantNames(event);
  const { points, lines } = entryListOf(locals.app, { event, groups, day });
  const returned = points.find(({ rule }) => rule.list === 'returned')?.point ?? '';
  return {
    day,
    points: timelineRows(locals, points, { ...event, day }),
    rows: entryListRows(locals, asSeen(locals, lines, event.id)).map((row) => ({
      ...row,
      name: called.get(row.entrant) ?? row.name,
    })),
    remarked: lines.filter(({ findings }) => findings.length > 0).length,
    returned,
    isReturned: (event.done[returned] ?? '') !== '',
    ratings: lines.map(({ id, values, number }) => ({
      entrant: id as string,
      name: called.get(id) ?? values.name,
      rating: number ?? values.rating,
    })),
  };
};

/** The ratings a form gives, by whose they are; an empty field is no rating. */
const ratingsOf = (form: FormData) =>
  [...form.entries()].flatMap(([name, value]) => {
    const entrant = name.startsWith('rating-') ? parseEntrantId(name.slice(7)) : null;
    if (entrant === null) return [];
    return [{ entrant, rating: wholeOf(typeof value === 'string' ? value : '', null) }];
  });

export const actions: Actions = {
  tick: async ({ locals, params, request }) => {
    const form = await request.formData();
    const [point, day] = [formText(form, 'point'), formText(form, 'day')];
    const failure = await tellEvent(locals, params, form, { kind: 'tick-point', point, day });
    return failure === null ? { act: 'tick' } : fail(400, { act: 'tick', point, ...failure });
  },

  return: async ({ locals, params, request }) => {
    const form = await request.formData();
    const [point, day, ratings] = [formText(form, 'point'), today(locals), ratingsOf(form)];
    const command = { kind: 'return-list', point, day, ratings } as const;
    const unread = unreadField(form, /^rating-/);
    const failure =
      unread === null ? await tellEvent(locals, params, form, command) : { error: unread };
    return failure === null
      ? { act: 'return', done: true }
      : fail(400, { act: 'return', point, ...failure });
  },
};
