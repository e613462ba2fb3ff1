import { organiserOf } from '@rokade/event';
import { bookingsShown } from '@rokade/presentation/desks/money/bookings-shown.ts';
import { bookedTogether } from '@rokade/presentation/desks/money/fee-payments.ts';
import { amountText, inOneForm } from '@rokade/tables';
import { error } from '@sveltejs/kit';
import { moneyLocale, moneyOf, namesIn } from '#lib/server/money/money-page.ts';
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
  const { bookings } = found.money;
  const together = bookedTogether(bookings, journal.ok ? journal.value : [], booking);
  const sum = together.reduce((all, { amount }) => all + amount, 0);
  const inForm = inOneForm(
    locale,
    together.map(({ amount }) => amount),
  );
  const { name, logo } = locals.app.installation.now();
  return {
    row,
    from: organiserOf(found.event.values) || name,
    hasLogo: logo !== null,
    /**
     * The receipt's number. Fees that a club paid at once share a receipt with the lowest number.
     */
    no: Math.min(...together.map((one) => one.no)),
    club: together.length > 1 ? booking.club : '',
    parts:
      together.length > 1
        ? together.map(({ id, player, amount }) => ({
            id: id as string,
            name: namesIn(found)(player) || locals.t('money.erased'),
            amount: amountText(inForm, amount),
          }))
        : [],
    amount: amountText(locale, Math.abs(sum)),
    isIn: sum > 0,
    eventName: found.event.values.name,
  };
};
