import { namedInClasses } from '@rokade/server';
import { classColumns, classRows } from '@rokade/tables';
import { csvFile } from '#lib/server/csv-file.ts';
import { download } from '#lib/server/download.ts';
import { classesNow } from '#lib/server/event-classes.ts';
import { loadEvent, wholeEvent } from '#lib/server/event-page.ts';
import type { RequestHandler } from './$types';

/** Who is in which class, as a file. */
export const GET: RequestHandler = async ({ locals, params }) => {
  const event = await loadEvent(locals, params);
  const classes = (await classesNow(locals, await wholeEvent(locals, params)))?.classes ?? [];
  const people = namedInClasses(event, classes);
  const rows = classes.flatMap((one) => classRows(locals.t, one, people));
  const { body, type } = csvFile(locals, classColumns, rows);
  return download(body, `${event.id}-classes.csv`, type);
};
