import { otherCategories, paymentWays, statementOf } from '@rokade/event';
import { bookingsShown } from '@rokade/presentation/desks/money/bookings-shown.ts';
import { namesIn } from '@rokade/presentation/desks/money/fee-sums.ts';
import { newBookingId } from '@rokade/server';
import { amountText, statementRows } from '@rokade/tables';
import { moneyLocale, moneyOf } from '#lib/server/money/money-page.ts';
import { today } from '#lib/server/register/register-page.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals, params }) => {
  const found = await moneyOf(locals, params);
  const { money } = found;
  const locale = moneyLocale(locals, found);
  const statement = statementOf(money);
  return {
    moneyVersion: money.version,
    currency: locale.currency,
    day: today(locals),
    ways: paymentWays,
    /** The id of the next booking. */
    newBooking: newBookingId(),
    categories: otherCategories,
    leader: money.values.leader,
    statement: statementRows(locale, statement),
    cash: amountText(locale, statement.cash),
    bookings: bookingsShown(locale, money.bookings, namesIn(found)),
  };
};

export { actions } from '#lib/server/forms/tell.ts';
