import { noMoney } from '@rokade/event';
import { historyPage } from '@rokade/presentation/console/journal/history-page.ts';
import { moneyHistory } from '@rokade/presentation/desks/money/money-history.ts';
import { eventIdOr404 } from '#lib/server/events/event-page.ts';
import { moneyLocale, moneyOf } from '#lib/server/money/money-page.ts';
import type { PageServerLoad } from './$types';

/** The history of an event's money, one page; empty if the event has no book of money. */
export const load: PageServerLoad = async ({ locals, params, url }) => {
  const found = await moneyOf(locals, params);
  const journal =
    found.money === noMoney
      ? ({ ok: true, value: [] } as const)
      : await locals.app.money.journal(eventIdOr404(params.event));
  const names = new Map(found.lines.map(({ id, name }) => [id, name]));
  const locale = { ...moneyLocale(locals, found), t: locals.t };
  const journalNames = { names, bookings: found.money.bookings };
  return historyPage(journal, (entries) => moneyHistory(locale, entries, journalNames), url);
};

export { actions } from '#lib/server/forms/tell.ts';
