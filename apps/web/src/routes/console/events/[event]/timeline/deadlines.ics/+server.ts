import { makeCalendar } from '@rokade/formats';
import { timelineOf } from '@rokade/server';
import { timelineRows } from '@rokade/tables';
import { loadEvent, tournamentsOf } from '#lib/server/events/event-page.ts';
import { download } from '#lib/server/files/download.ts';
import { today } from '#lib/server/register/register-page.ts';
import type { RequestHandler } from './$types';

/**
 * The event's open deadlines as an iCalendar file: each is an all-day entry with an alarm a week
 * before.
 */
export const GET: RequestHandler = async ({ locals, params, url }) => {
  const event = await loadEvent(locals, params);
  const points = timelineOf(event, await tournamentsOf(locals, event));
  const rows = timelineRows(locals, points, { ...event, day: today(locals) });
  const days = rows
    .filter(({ done }) => done === '')
    .map(({ point, date, time, what, article }) => ({
      uid: `${event.id}-${point.replaceAll(' ', '-')}@rokade`,
      title: [time, `${event.values.name}: ${what} (${article})`].filter(Boolean).join(' '),
      place: '',
      remindDays: 7,
      url: `${url.origin}/console/events/${event.id}/timeline`,
      start: date,
      minutes: 0,
      changedAt: locals.app.hall().now,
      sequence: event.version,
    }));
  return download(makeCalendar(event.values.name, days), 'deadlines.ics', 'text/calendar');
};
