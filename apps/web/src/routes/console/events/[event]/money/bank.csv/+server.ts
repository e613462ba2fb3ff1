import { csvFile } from '@rokade/presentation/files/csv-file.ts';
import { transferColumns, transferRows } from '@rokade/tables';
import { download } from '#lib/server/files/download.ts';
import { moneyLocale, moneyOf } from '#lib/server/money/money-page.ts';
import type { RequestHandler } from './$types';

/** The unpaid prizes in the event's currency, as a CSV file of bank transfers. */
export const GET: RequestHandler = async ({ locals, params }) => {
  const found = await moneyOf(locals, params);
  const locale = moneyLocale(locals, found);
  const owed = found.prizes.filter(
    ({ currency, owed }) => currency === locale.currency && owed > 0,
  );
  const rows = transferRows(locale, found.event.values.name, owed);
  const { body, type } = csvFile(locals, transferColumns(locals), rows);
  return download(body, `${found.event.id}-transfers.csv`, type);
};
