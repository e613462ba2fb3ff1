import { organiserOf } from '@rokade/event';
import { bookingsShown } from '@rokade/presentation/desks/money/bookings-shown.ts';
import { namesIn } from '@rokade/presentation/desks/money/fee-sums.ts';
import { receiptOf } from '@rokade/presentation/desks/money/receipt.ts';
import { error } from '@sveltejs/kit';
import { moneyLocale, moneyOf } from '#lib/server/money/money-page.ts';
import type { PageServerLoad } from './$types';

/** The receipt of a booking. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const found = await moneyOf(locals, params);
  const booking = found.money.bookings.find(({ no }) => String(no) === params.no);
  if (booking === undefined) error(404, 'nothing booked');
  const locale = moneyLocale(locals, found);
  const [row] = bookingsShown(locale, [booking], namesIn(found));
  if (row === undefined) error(404, 'nothing booked');
  const journal = await locals.app.money.journal(found.event.id);
  const { name, logo } = locals.app.installation.now();
  return {
    row,
    from: organiserOf(found.event.values) || name,
    hasLogo: logo !== null,
    ...receiptOf(locale, {
      booking,
      bookings: found.money.bookings,
      entries: journal.ok ? journal.value : [],
      nameOf: namesIn(found),
    }),
    eventName: found.event.values.name,
  };
};
