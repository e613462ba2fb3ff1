import { csvFile } from '@rokade/presentation/files/csv-file.ts';
import { classesNow, namedInClasses } from '@rokade/server';
import { classColumns, classRows } from '@rokade/tables';
import { loadEvent, tournamentsOf, wholeEvent } from '#lib/server/events/event-page.ts';
import { download } from '#lib/server/files/download.ts';
import type { RequestHandler } from './$types';

/** The players of each class as a CSV file. */
export const GET: RequestHandler = async ({ locals, params }) => {
  const event = await loadEvent(locals, params);
  const whole = await wholeEvent(locals, params);
  const now = classesNow(locals.app, whole, await tournamentsOf(locals, whole));
  const classes = now?.classes ?? [];
  const people = namedInClasses(event, classes);
  const rows = classes.flatMap((one) => classRows(locals.t, one, people));
  const { body, type } = csvFile(locals, classColumns, rows);
  return download(body, `${event.id}-classes.csv`, type);
};
