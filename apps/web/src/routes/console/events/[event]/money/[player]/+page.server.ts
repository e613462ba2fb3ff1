import { dueReasons, paymentWays } from '@rokade/event';
import { amountField } from '@rokade/presentation/console/commands/amount.ts';
import { bookingsShown } from '@rokade/presentation/desks/money/bookings-shown.ts';
import { newBookingId } from '@rokade/server';
import { amountText } from '@rokade/tables';
import { error } from '@sveltejs/kit';
import { moneyLocale, moneyOf } from '#lib/server/money/money-page.ts';
import { today } from '#lib/server/register/register-page.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals, params }) => {
  const found = await moneyOf(locals, params);
  const line = found.lines.find(({ id }) => id === params.player);
  if (line === undefined) error(404, 'owes nothing here');
  const locale = moneyLocale(locals, found);
  const textOf = (amount: number) => amountText(locale, amount);
  const own = found.money.bookings.filter(
    ({ matter, player }) => matter === 'fee' && player === line.id,
  );
  return {
    moneyVersion: found.money.version,
    currency: locale.currency,
    day: today(locals),
    ways: paymentWays,
    /** Money goes back as it came. */
    way: own.at(-1)?.way ?? 'cash',
    reasons: dueReasons,
    player: line.id,
    name: line.name,
    /** The id of the next booking. */
    newBooking: newBookingId(),
    due: textOf(line.due),
    paid: textOf(line.paid),
    owed: textOf(line.owed),
    parts: (line.fee?.parts ?? []).map(({ name, amount }) => ({ name, amount: textOf(amount) })),
    byHand:
      line.byHand === null ? null : { ...line.byHand, amountText: textOf(line.byHand.amount) },
    rest: amountField(Math.max(0, line.owed)),
    bookings: bookingsShown(locale, own, () => line.name),
  };
};

export { actions } from '#lib/server/forms/tell.ts';
