import { timelineOf } from '@rokade/server';
import { timelineRows } from '@rokade/tables';
import { fail } from '@sveltejs/kit';
import { loadEvent, tellEvent, tournamentsOf } from '#lib/server/event-page.ts';
import { formText } from '#lib/server/form-text.ts';
import { today } from '#lib/server/register-page.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals, params }) => {
  const event = await loadEvent(locals, params);
  const points = timelineOf(event, await tournamentsOf(locals, event));
  const day = today(locals);
  return { day, rows: timelineRows(locals, points, { ...event, day }) };
};

export const actions: Actions = {
  /** Ticks a point off with a day, or not after all. */
  default: async ({ locals, params, request }) => {
    const form = await request.formData();
    const [point, day] = [formText(form, 'point'), formText(form, 'day')];
    const failure = await tellEvent(locals, params, form, { kind: 'tick-point', point, day });
    return failure === null ? { ticked: point } : fail(400, { point, ...failure });
  },
};
