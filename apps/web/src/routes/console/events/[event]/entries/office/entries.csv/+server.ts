import { entryListOf } from '@rokade/server';
import { entryListColumns, entryListRows } from '@rokade/tables';
import { asSeen } from '#lib/server/births.ts';
import { csvFile } from '#lib/server/csv-file.ts';
import { download } from '#lib/server/download.ts';
import { tournamentsOf, wholeEvent } from '#lib/server/event-page.ts';
import { today } from '#lib/server/register-page.ts';
import type { RequestHandler } from './$types';

/** The entry list as a CSV file for the rating officer. */
export const GET: RequestHandler = async ({ locals, params }) => {
  const event = await wholeEvent(locals, params);
  const groups = await tournamentsOf(locals, event);
  const { lines } = entryListOf(locals.app, { event, groups, day: today(locals) });
  const rows = entryListRows(locals, asSeen(locals, lines, event.id));
  const { body, type } = csvFile(locals, entryListColumns, rows);
  return download(body, `${event.id}-entries.csv`, type);
};
