import type { MoneyEntry } from '@rokade/event';
import type { BookLines } from '@rokade/presentation/console/journal/book-lines.ts';
import { feeSums } from '@rokade/presentation/desks/money/fee-sums.ts';
import { moneyHistory } from '@rokade/presentation/desks/money/money-history.ts';
import { type EventMoney, moneyAt } from '@rokade/server';
import { amountText, type MoneyLocale } from '@rokade/tables';
import { parseTournamentId } from '@rokade/tournament';
import { error } from '@sveltejs/kit';
import { wholeEvent } from '../events/event-page.ts';
import { mayDo } from '../rights/may-do.ts';

interface AtEvent {
  readonly event: string;
}

/** The event in an address, all its groups, and its money or the error of opening its book. */
async function lookedAt(locals: App.Locals, params: AtEvent) {
  const { app } = locals;
  const event = await wholeEvent(locals, params);
  const ids = event.groups.flatMap((group) => parseTournamentId(group) ?? []);
  const opened = await Promise.all(ids.map((id) => app.tournaments.get(id)));
  const groups = opened.flatMap((one) => (one.ok ? [one.value] : []));
  return { event, groups, found: await moneyAt(app, event, groups) };
}

/** The event in an address with its groups and money; error 503 if the book does not open. */
export async function moneyOf(locals: App.Locals, params: AtEvent) {
  const { event, groups, found } = await lookedAt(locals, params);
  if (!found.ok) error(503, found.error.code);
  return { event, groups, ...found.value };
}

/**
 * The fees that players still owe, by id, and the sums of all fees, as texts; null: there are no
 * fees, or the reader may not see them.
 */
export async function feesAt(locals: App.Locals, params: AtEvent) {
  if (!mayDo(locals, 'see-money', params.event)) return null;
  const { found } = await lookedAt(locals, params);
  if (!found.ok || found.value.lines.every(({ due, paid }) => due === 0 && paid === 0)) return null;
  const locale = moneyLocale(locals, found.value);
  const { lines } = found.value;
  const owing = lines.filter(({ owed }) => owed > 0);
  return {
    owed: new Map<string, string>(owing.map(({ id, owed }) => [id, amountText(locale, owed)])),
    sums: feeSums(locale, lines),
  };
}

/** The language and currency in which amounts of an event are shown. */
export const moneyLocale = (
  { t, language }: App.Locals,
  { money }: Pick<EventMoney, 'money'>,
): MoneyLocale => ({ t, language, currency: money.values.currency });

/** Describes entries of an event's money as lines. */
export async function moneyLines(
  locals: App.Locals,
  entries: readonly MoneyEntry[],
  event: string,
): Promise<BookLines> {
  const { t, language } = locals;
  const { money, lines } = await moneyOf(locals, { event });
  const names = new Map(lines.map((one) => [one.id, one.name]));
  const { currency } = money.values;
  return moneyHistory({ t, language, currency }, entries, { names, bookings: money.bookings });
}
