import { isIncome, otherCategories, paymentWays, statementOf } from '@rokade/event';
import { amountText, statementRows } from '@rokade/tables';
import { error, fail } from '@sveltejs/kit';
import { parseAmount } from '#lib/console/amount.ts';
import { bookingsShown } from '#lib/desks/money/bookings-shown.ts';
import { otherBooking } from '#lib/server/fee-payments.ts';
import { formText } from '#lib/server/form-text.ts';
import { moneyLocale, moneyOf, namesIn, paymentOf, tellMoney } from '#lib/server/money-page.ts';
import { today } from '#lib/server/register-page.ts';
import type { Actions, PageServerLoad } from './$types';

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
    categories: otherCategories,
    leader: money.values.leader,
    statement: statementRows(locale, statement),
    cash: amountText(locale, statement.cash),
    bookings: bookingsShown(locale, money.bookings, namesIn(found)),
  };
};

export const actions: Actions = {
  book: async ({ locals, params, request }) => {
    const form = await request.formData();
    const matter = otherCategories.find((one) => one === form.get('matter')) ?? 'expense';
    const amount = parseAmount(formText(form, 'amount'));
    if (Number.isNaN(amount)) {
      return fail(400, { error: { code: 'money.wrong-amount', field: 'amount' } });
    }
    const values = { who: formText(form, 'who').trim(), what: formText(form, 'what').trim() };
    const booking = otherBooking({
      matter,
      values,
      amount: isIncome(matter) ? amount : -amount,
      ...paymentOf(form),
    });
    const failure = await tellMoney(locals, params, form, { kind: 'book', bookings: [booking] });
    return failure === null ? { done: true } : fail(400, failure);
  },

  takeBack: async ({ locals, params, request }) => {
    const form = await request.formData();
    const { money } = await moneyOf(locals, params);
    const booking = money.bookings.find(({ id }) => id === form.get('booking'))?.id;
    if (booking === undefined) error(404, 'nothing booked');
    const failure = await tellMoney(locals, params, form, { kind: 'take-back', booking });
    return failure === null ? { done: true } : fail(400, failure);
  },
};
