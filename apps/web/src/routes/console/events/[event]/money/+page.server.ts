import { type BookingValues, clubAccounts, paymentWays } from '@rokade/event';
import { amountText, clubRows, feeRows } from '@rokade/tables';
import { fail } from '@sveltejs/kit';
import { otherBooking, settling } from '#lib/server/fee-payments.ts';
import { formText } from '#lib/server/form-text.ts';
import {
  bookedMeanwhile,
  feeSums,
  moneyLocale,
  moneyOf,
  paymentOf,
  tellMoney,
} from '#lib/server/money-page.ts';
import { today } from '#lib/server/register-page.ts';
import { linesToldApart } from '#lib/server/told-apart.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals, params }) => {
  const found = await moneyOf(locals, params);
  const { money, lines, findings, federation } = found;
  const locale = moneyLocale(locals, found);
  const said = (amount: number) => amountText(locale, amount);
  return {
    moneyVersion: money.version,
    currency: money.values.currency,
    day: today(locals),
    ways: paymentWays,
    findings,
    fees: feeRows(
      locale,
      linesToldApart(lines, ({ club, group }, index) => [club, group, `${index + 1}`]),
    ),
    clubs: clubRows(locale, clubAccounts(lines)),
    sums: feeSums(locale, lines),
    federation: {
      players: federation.players,
      due: said(federation.due),
      sent: said(federation.sent),
      rest: federation.due - federation.sent,
      owed: said(federation.due - federation.sent),
    },
  };
};

type Asked = Pick<Parameters<Actions[string]>[0], 'locals' | 'params' | 'request'>;

/** Books what settles the fees of those the form names. */
async function settle({ locals, params, request }: Asked, of: 'player' | 'club') {
  const form = await request.formData();
  const whom = formText(form, of);
  const { lines } = await moneyOf(locals, params);
  const settled = lines.filter((one) => (of === 'player' ? one.id : one.club) === whom);
  const ids = new Set(settled.map(({ id }) => id));
  const isTheirs = ({ matter, player }: Pick<BookingValues, 'matter' | 'player'>) =>
    matter === 'fee' && ids.has(player);
  const meanwhile = await bookedMeanwhile(locals, params, form, isTheirs);
  if (meanwhile !== null) return fail(400, { of, whom, ...meanwhile });
  const payment = { ...paymentOf(form), club: of === 'club' ? whom : '' };
  const bookings = settling(settled, payment);
  if (bookings.length === 0) return { done: true };
  const failure = await tellMoney(locals, params, form, { kind: 'book', bookings });
  return failure === null ? { done: true } : fail(400, { of, whom, ...failure });
}

export const actions: Actions = {
  pay: (asked) => settle(asked, 'player'),
  club: (asked) => settle(asked, 'club'),
  federation: async ({ locals, params, request }) => {
    const form = await request.formData();
    const isSent = ({ matter }: Pick<BookingValues, 'matter'>) => matter === 'federation';
    const meanwhile = await bookedMeanwhile(locals, params, form, isSent);
    if (meanwhile !== null) return fail(400, { of: 'federation', whom: '', ...meanwhile });
    const { federation } = await moneyOf(locals, params);
    const amount = federation.sent - federation.due;
    const booking = otherBooking({ matter: 'federation', amount, ...paymentOf(form) });
    const failure = await tellMoney(locals, params, form, { kind: 'book', bookings: [booking] });
    return failure === null
      ? { done: true }
      : fail(400, { of: 'federation', whom: '', ...failure });
  },
};
