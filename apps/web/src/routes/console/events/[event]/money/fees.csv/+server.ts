import { csvFile } from '@rokade/presentation/files/csv-file.ts';
import { feeColumns, feeRows } from '@rokade/tables';
import { download } from '#lib/server/files/download.ts';
import { moneyLocale, moneyOf } from '#lib/server/money/money-page.ts';
import type { RequestHandler } from './$types';

/** The fees of all players as a CSV file. */
export const GET: RequestHandler = async ({ locals, params }) => {
  const found = await moneyOf(locals, params);
  const rows = feeRows(moneyLocale(locals, found), found.lines);
  const { body, type } = csvFile(locals, feeColumns(locals), rows);
  return download(body, `${found.event.id}-fees.csv`, type);
};
