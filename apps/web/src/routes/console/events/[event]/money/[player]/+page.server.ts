import { dueReasons, paymentWays } from '@rokade/event';
import { amountText } from '@rokade/tables';
import { error, fail, redirect } from '@sveltejs/kit';
import { amountField, parseAmount } from '#lib/console/amount.ts';
import { bookingsShown } from '#lib/desks/money/bookings-shown.ts';
import { feeBooking } from '#lib/server/fee-payments.ts';
import { formText } from '#lib/server/form-text.ts';
import { moneyLocale, moneyOf, paymentOf, tellMoney } from '#lib/server/money-page.ts';
import { today } from '#lib/server/register-page.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals, params }) => {
  const found = await moneyOf(locals, params);
  const line = found.lines.find(({ id }) => id === params.player);
  if (line === undefined) error(404, 'owes nothing here');
  const locale = moneyLocale(locals, found);
  const said = (amount: number) => amountText(locale, amount);
  const own = found.money.bookings.filter(
    ({ matter, player }) => matter === 'fee' && player === line.id,
  );
  return {
    moneyVersion: found.money.version,
    currency: locale.currency,
    day: today(locals),
    ways: paymentWays,
    reasons: dueReasons,
    name: line.name,
    due: said(line.due),
    paid: said(line.paid),
    owed: said(line.owed),
    parts: (line.fee?.parts ?? []).map(({ name, amount }) => ({ name, amount: said(amount) })),
    byHand: line.byHand === null ? null : { ...line.byHand, said: said(line.byHand.amount) },
    rest: amountField(Math.max(0, line.owed)),
    bookings: bookingsShown(locale, own, () => line.name),
  };
};

/** An amount that may have a minus, as people write it; NaN where it is none. */
function signedAmount(text: string): number {
  const isBelow = /^\s*[-–−]/.test(text);
  const amount = parseAmount(text.replace(/^\s*[-–−]/, ''));
  return isBelow ? -amount : amount;
}

const wrongAmount = { error: { code: 'money.wrong-amount', field: 'amount' } } as const;

export const actions: Actions = {
  book: async ({ locals, params, request }) => {
    const form = await request.formData();
    const amount = signedAmount(formText(form, 'amount'));
    if (Number.isNaN(amount)) return fail(400, { act: 'book', ...wrongAmount });
    const bookings = [feeBooking(params.player, amount, { ...paymentOf(form), club: '' })];
    const failure = await tellMoney(locals, params, form, { kind: 'book', bookings });
    return failure === null ? { act: 'book', done: true } : fail(400, { act: 'book', ...failure });
  },

  due: async ({ locals, params, request }) => {
    const form = await request.formData();
    const why = dueReasons.find((one) => one === form.get('why'));
    const amount = parseAmount(formText(form, 'amount'));
    if (why !== undefined && Number.isNaN(amount)) return fail(400, { act: 'due', ...wrongAmount });
    const due = why === undefined ? null : { amount, why };
    const command = { kind: 'set-due', player: params.player, due } as const;
    const failure = await tellMoney(locals, params, form, command);
    if (failure !== null) return fail(400, { act: 'due', ...failure });
    redirect(303, `/console/events/${params.event}/money`);
  },

  takeBack: async ({ locals, params, request }) => {
    const form = await request.formData();
    const { money } = await moneyOf(locals, params);
    const booking = money.bookings.find(({ id }) => id === form.get('booking'))?.id;
    if (booking === undefined) error(404, 'nothing booked');
    const failure = await tellMoney(locals, params, form, { kind: 'take-back', booking });
    return failure === null
      ? { act: 'take-back', done: true }
      : fail(400, { act: 'take-back', ...failure });
  },
};
