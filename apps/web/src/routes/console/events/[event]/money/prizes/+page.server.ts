import { paymentWays } from '@rokade/event';
import { depositRows, prizeToPayRows } from '@rokade/tables';
import { error, fail } from '@sveltejs/kit';
import { amountField, parseAmount } from '#lib/console/amount.ts';
import { otherBooking } from '#lib/server/fee-payments.ts';
import { formText } from '#lib/server/form-text.ts';
import { moneyLocale, moneyOf, paymentOf, tellMoney } from '#lib/server/money-page.ts';
import { today } from '#lib/server/register-page.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals, params }) => {
  const found = await moneyOf(locals, params);
  const locale = moneyLocale(locals, found);
  const own = found.prizes.filter(({ currency }) => currency === locale.currency);
  const others = found.prizes.filter(({ currency }) => currency !== locale.currency);
  const deposits = depositRows(locale, found.deposits);
  return {
    moneyVersion: found.money.version,
    currency: locale.currency,
    day: today(locals),
    ways: paymentWays,
    prizes: prizeToPayRows(locale, own),
    otherCurrency: [...new Set(others.map(({ groupName }) => groupName))],
    isProvisional: own.some((one) => one.isProvisional),
    deposits,
    parts: deposits
      .filter(({ isPart, rest }) => isPart && rest !== 0)
      .map((one) => ({ ...one, half: amountField(-one.rest) })),
  };
};

export const actions: Actions = {
  prize: async ({ locals, params, request }) => {
    const form = await request.formData();
    const key = formText(form, 'prize');
    const { prizes } = await moneyOf(locals, params);
    const prize = prizes.find(({ group, player }) => `${group} ${player}` === key);
    if (prize === undefined) error(404, 'no such prize');
    const { group, player, owed } = prize;
    const booking = otherBooking({
      matter: 'prize',
      group,
      player,
      amount: -owed,
      ...paymentOf(form),
    });
    const failure = await tellMoney(locals, params, form, { kind: 'book', bookings: [booking] });
    return failure === null ? { done: true } : fail(400, { of: 'prize', ...failure });
  },

  deposit: async ({ locals, params, request }) => {
    const form = await request.formData();
    const key = formText(form, 'deposit');
    const { deposits } = await moneyOf(locals, params);
    const deposit = deposits.find(({ group, appeal }) => `${group} ${appeal}` === key);
    if (deposit === undefined) error(404, 'no such deposit');
    const { group, appeal, player, isPart } = deposit;
    const owed = isPart ? -parseAmount(formText(form, 'amount')) : deposit.owed;
    const of = isPart ? key : 'deposit';
    if (isPart && !(owed < 0 && -owed <= deposit.held)) {
      return fail(400, { of, error: { code: 'money.wrong-amount', field: 'amount' } } as const);
    }
    const booking = otherBooking({
      matter: 'deposit',
      group,
      appeal,
      player,
      amount: owed,
      ...paymentOf(form),
    });
    const failure = await tellMoney(locals, params, form, { kind: 'book', bookings: [booking] });
    return failure === null ? { done: true } : fail(400, { of, ...failure });
  },
};
