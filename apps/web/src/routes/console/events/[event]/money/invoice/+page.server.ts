import { clubAccounts, organiserOf } from '@rokade/event';
import { amountText, feeRows } from '@rokade/tables';
import { error } from '@sveltejs/kit';
import { moneyLocale, moneyOf } from '#lib/server/money/money-page.ts';
import { today } from '#lib/server/register/register-page.ts';
import type { PageServerLoad } from './$types';

/** The invoice for the fees of a club's players. */
export const load: PageServerLoad = async ({ locals, params, url }) => {
  const found = await moneyOf(locals, params);
  const club = url.searchParams.get('club');
  const account = clubAccounts(found.lines).find((one) => one.club === club);
  if (account === undefined) error(404, 'no such club');
  const locale = moneyLocale(locals, found);
  const { name, logo } = locals.app.installation.now();
  return {
    club: account.club,
    day: today(locals),
    hasLogo: logo !== null,
    from: organiserOf(found.event.values) || name,
    eventName: found.event.values.name,
    fees: feeRows(locale, account.lines),
    owed: account.owed > 0 ? amountText(locale, account.owed) : '',
    leader: found.money.values.leader,
  };
};
