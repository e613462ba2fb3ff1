import { csvFile } from '@rokade/presentation/files/csv-file.ts';
import { entryListOf } from '@rokade/server';
import { entryListColumns, entryListRows } from '@rokade/tables';
import { tournamentsOf, wholeEvent } from '#lib/server/events/event-page.ts';
import { download } from '#lib/server/files/download.ts';
import { asSeen } from '#lib/server/players/births.ts';
import { today } from '#lib/server/register/register-page.ts';
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
