import { timelineOf } from '@rokade/server';
import { timelineRows } from '@rokade/tables';
import { loadEvent, tournamentsOf } from '#lib/server/event-page.ts';
import { mayDo } from '#lib/server/may-do.ts';
import { today } from '#lib/server/register-page.ts';
import type { PageServerLoad } from './$types';

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

export { actions } from '#lib/server/tell.ts';
