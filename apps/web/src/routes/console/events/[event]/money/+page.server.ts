import { clubAccounts, paymentWays } from '@rokade/event';
import { linesToldApart } from '@rokade/presentation/desks/people/told-apart.ts';
import { amountText, clubRows, feeRows } from '@rokade/tables';
import { feeSums, moneyLocale, moneyOf } from '#lib/server/money/money-page.ts';
import { today } from '#lib/server/register/register-page.ts';
import type { PageServerLoad } from './$types';

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

export { actions } from '#lib/server/forms/tell.ts';
