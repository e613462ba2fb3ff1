import { clubAccounts, paymentWays } from '@rokade/event';
import { distinctLines } from '@rokade/presentation/console/people/distinct-lines.ts';
import { feeSums } from '@rokade/presentation/desks/money/fee-sums.ts';
import { latestReceipts } from '@rokade/presentation/desks/money/latest-receipts.ts';
import { amountText, clubRows, feeRows } from '@rokade/tables';
import { moneyLocale, moneyOf } from '#lib/server/money/money-page.ts';
import { today } from '#lib/server/register/register-page.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals, params }) => {
  const found = await moneyOf(locals, params);
  const { money, lines, findings, federation } = found;
  const locale = moneyLocale(locals, found);
  const textOf = (amount: number) => amountText(locale, amount);
  return {
    moneyVersion: money.version,
    currency: money.values.currency,
    day: today(locals),
    ways: paymentWays,
    /** Whoever booked a transfer books the next one, and money goes back as it came. */
    way: money.bookings.at(-1)?.way ?? 'cash',
    findings,
    fees: feeRows(
      locale,
      distinctLines(lines, ({ club, group }, index) => [club, group, `${index + 1}`]),
    ),
    clubs: clubRows(locale, clubAccounts(lines)),
    receipts: latestReceipts(money),
    sums: feeSums(locale, lines),
    isFederationDue: federation.due !== 0 || federation.sent !== 0,
    federation: {
      players: federation.players,
      due: textOf(federation.due),
      sent: textOf(federation.sent),
      rest: federation.due - federation.sent,
      owed: textOf(federation.due - federation.sent),
      tooMuch: textOf(federation.sent - federation.due),
    },
  };
};

export { actions } from '#lib/server/forms/tell.ts';
