import { entrantNames } from '@rokade/presentation/console/people/distinct-lines.ts';
import { entryListOf } from '@rokade/server';
import { entryListRows, timelineRows } from '@rokade/tables';
import { tournamentsOf, wholeEvent } from '#lib/server/events/event-page.ts';
import { asSeen } from '#lib/server/players/births.ts';
import { today } from '#lib/server/register/register-page.ts';
import type { PageServerLoad } from './$types';

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

export { actions } from '#lib/server/forms/tell.ts';
