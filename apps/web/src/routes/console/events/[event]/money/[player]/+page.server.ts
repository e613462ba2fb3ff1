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

type Asked = Pick<Parameters<Actions[string]>[0], 'locals' | 'params'>;
const lineOf = async ({ locals, params }: Asked) => {
  const found = await moneyOf(locals, params as { event: string });
  return { found, line: found.lines.find(({ id }) => id === params['player']) };
};

/** What is asked before money goes back that is owed again by that: whether less is owed now. */
async function askedOfRefund(asked: Asked, form: FormData, amount: number) {
  if (amount >= 0 || formText(form, 'less') !== '') return null;
  const { found, line } = await lineOf(asked);
  const again = (line?.owed ?? 0) - amount;
  if (line === undefined || again <= 0) return null;
  const said = amountText(moneyLocale(asked.locals, found), again);
  return { error: { code: 'money.owed-again', field: 'less', amount: said } } as const;
}

/** Fixes the fee that is less by what went back, if that was said; null once it is done. */
async function lessDue(asked: Asked, form: FormData, amount: number) {
  const why = dueReasons.find((one) => one === form.get('less'));
  const { found, line } = await lineOf(asked);
  if (amount >= 0 || why === undefined || line === undefined) return null;
  const since = new FormData();
  for (const [name, value] of form) since.append(name, value);
  since.set('version', String(found.money.version));
  const due = { amount: Math.max(0, line.due + amount), why };
  const command = { kind: 'set-due', player: line.id, due } as const;
  return tellMoney(asked.locals, asked.params as { event: string }, since, command);
}

export const actions: Actions = {
  book: async ({ locals, params, request }) => {
    const form = await request.formData();
    const amount = signedAmount(formText(form, 'amount'));
    if (Number.isNaN(amount)) return fail(400, { act: 'book', ...wrongAmount });
    const asked = await askedOfRefund({ locals, params }, form, amount);
    if (asked !== null)
      return fail(400, { act: 'book', typed: formText(form, 'amount'), ...asked });
    const bookings = [feeBooking(params.player, amount, { ...paymentOf(form), club: '' })];
    const failure = await tellMoney(locals, params, form, { kind: 'book', bookings });
    if (failure !== null) return fail(400, { act: 'book', ...failure });
    const less = await lessDue({ locals, params }, form, amount);
    return less === null ? { act: 'book', done: true } : fail(400, { act: 'book', ...less });
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
