import { makeCalendar } from '@rokade/formats';
import { momentOnClock } from '@rokade/presentation/desks/round/moment-on-clock.ts';
import { calendarRows } from '@rokade/tables';
import { error } from '@sveltejs/kit';
import { contestIdOr404 } from '#lib/server/club/contest-page.ts';
import type { RequestHandler } from './$types';

/** The length of an evening whose start is known but not its end. */
const minutes = 180;

/** The days of a season's programme as an iCalendar file, to which calendars can subscribe. */
export const GET: RequestHandler = async ({ locals, params, url }) => {
  const { contests } = locals.app;
  const shown = await contests.shown(contestIdOr404(params.id));
  if (!shown.ok) error(404, shown.error.code);
  const { id, values, version } = shown.value;
  const journal = await contests.journal(id);
  const changedAt = (journal.ok ? journal.value.at(-1)?.at : undefined) ?? '';
  const hall = locals.app.hall();
  const seen = new Map<string, number>();
  const events = calendarRows(locals, shown.value).map(({ item, day, at, name }) => {
    const number = (seen.get(item) ?? 0) + 1;
    seen.set(item, number);
    return {
      // The id contains the item's number, so that a new date moves an entry instead of adding one.
      uid: `${id}-${item}-${number}@rokade`,
      title: name,
      place: '',
      url: `${url.origin}/club/${id}`,
      start: at === '' ? day : momentOnClock(`${day}T${at}`, hall.at),
      minutes,
      changedAt,
      sequence: version,
    };
  });
  return new Response(makeCalendar(values.name, events), {
    headers: { 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'no-cache' },
  });
};
