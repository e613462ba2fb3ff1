import { bookingsShown } from '@rokade/presentation/desks/money/bookings-shown.ts';
import { namesIn } from '@rokade/presentation/desks/money/fee-sums.ts';
import { csvFile } from '@rokade/presentation/files/csv-file.ts';
import { bookingColumns } from '@rokade/tables';
import { download } from '#lib/server/files/download.ts';
import { moneyLocale, moneyOf } from '#lib/server/money/money-page.ts';
import type { RequestHandler } from './$types';

/** The bookings as a CSV file. */
export const GET: RequestHandler = async ({ locals, params }) => {
  const found = await moneyOf(locals, params);
  const rows = bookingsShown(moneyLocale(locals, found), found.money.bookings, namesIn(found));
  const { body, type } = csvFile(locals, bookingColumns(locals), rows);
  return download(body, `${found.event.id}-bookings.csv`, type);
};
