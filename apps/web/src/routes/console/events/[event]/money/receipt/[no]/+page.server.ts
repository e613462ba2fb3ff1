import { amountText } from '@rokade/tables';
import { error } from '@sveltejs/kit';
import { bookingsShown } from '#lib/desks/money/bookings-shown.ts';
import { moneyLocale, moneyOf, namesIn } from '#lib/server/money-page.ts';
import type { PageServerLoad } from './$types';

/** The receipt of one booking. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const found = await moneyOf(locals, params);
  const booking = found.money.bookings.find(({ no }) => String(no) === params.no);
  if (booking === undefined) error(404, 'nothing booked');
  const locale = moneyLocale(locals, found);
  const [row] = bookingsShown(locale, [booking], namesIn(found));
  if (row === undefined) error(404, 'nothing booked');
  const { name, logo } = locals.app.installation.now();
  return {
    ...{ row, from: found.event.values.organiser || name, hasLogo: logo !== null },
    amount: amountText(locale, Math.abs(booking.amount)),
    isIn: booking.amount > 0,
    eventName: found.event.values.name,
  };
};
