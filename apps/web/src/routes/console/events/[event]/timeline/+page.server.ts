import { timelineOf } from '@rokade/server';
import { timelineRows } from '@rokade/tables';
import { fail } from '@sveltejs/kit';
import { loadEvent, tellEvent, tournamentsOf } from '#lib/server/event-page.ts';
import { formText } from '#lib/server/form-text.ts';
import { mayDo } from '#lib/server/may-do.ts';
import { today } from '#lib/server/register-page.ts';
import type { Actions, PageServerLoad } from './$types';

/** What was tried longer ago is over, in milliseconds. */
const lately = 3 * 24 * 60 * 60 * 1000;

/** How many letters did not go lately; who cannot change that hears of none. */
async function unsentOf(locals: App.Locals, id: string): Promise<number> {
  if (!mayDo(locals, 'change-event', id)) return 0;
  const { sent } = await locals.app.reminders.of(id);
  const since = new Date(Date.now() - lately).toISOString();
  return sent.filter(({ problem, triedAt }) => problem !== '' && triedAt >= since).length;
}

export const load: PageServerLoad = async ({ locals, params }) => {
  const event = await loadEvent(locals, params);
  const points = timelineOf(event, await tournamentsOf(locals, event));
  const day = today(locals);
  const rows = timelineRows(locals, points, { ...event, day });
  return { day, rows, unsent: await unsentOf(locals, event.id) };
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
