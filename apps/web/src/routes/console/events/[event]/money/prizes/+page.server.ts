import { paymentWays } from '@rokade/event';
import { amountField } from '@rokade/presentation/console/commands/amount.ts';
import { depositRows, prizeToPayRows } from '@rokade/tables';
import { moneyLocale, moneyOf } from '#lib/server/money/money-page.ts';
import { today } from '#lib/server/register/register-page.ts';
import type { PageServerLoad } from './$types';

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

export { actions } from '#lib/server/forms/tell.ts';
