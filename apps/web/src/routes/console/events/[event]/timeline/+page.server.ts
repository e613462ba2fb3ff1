import { timelineOf } from '@rokade/server';
import { timelineRows } from '@rokade/tables';
import { loadEvent, tournamentsOf } from '#lib/server/events/event-page.ts';
import { today } from '#lib/server/register/register-page.ts';
import { mayDo } from '#lib/server/rights/may-do.ts';
import type { PageServerLoad } from './$types';

/** How long a failed reminder is reported, in milliseconds. */
const lately = 3 * 24 * 60 * 60 * 1000;

/** The number of reminders that recently failed; 0 for a reader who may not change the event. */
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

export { actions } from '#lib/server/forms/tell.ts';
