import type { MoneyEntry } from '@rokade/event';
import { type EventMoney, moneyAt } from '@rokade/server';
import { amountText, type MoneyLocale } from '@rokade/tables';
import { parseTournamentId } from '@rokade/tournament';
import { error } from '@sveltejs/kit';
import type { BookLines } from '#lib/console/book-lines.ts';
import { moneyHistory } from '#lib/desks/money/money-history.ts';
import { wholeEvent } from './event-page.ts';
import { mayDo } from './may-do.ts';

interface AtEvent {
  readonly event: string;
}

/** The event in an address with its money, or why its book does not open; whoever may look into it sees all groups. */
async function lookedAt(locals: App.Locals, params: AtEvent) {
  const { app } = locals;
  const event = await wholeEvent(locals, params);
  const ids = event.groups.flatMap((group) => parseTournamentId(group) ?? []);
  const opened = await Promise.all(ids.map((id) => app.tournaments.get(id)));
  const groups = opened.flatMap((one) => (one.ok ? [one.value] : []));
  return { event, groups, found: await moneyAt(app, event, groups) };
}

/** The money of the event in an address, with the event. */
export async function moneyOf(locals: App.Locals, params: AtEvent) {
  const { event, groups, found } = await lookedAt(locals, params);
  if (!found.ok) error(503, found.error.code);
  return { event, groups, ...found.value };
}

/** What the fees of all come to, in words. */
export function feeSums(locale: MoneyLocale, lines: EventMoney['lines']) {
  const sum = (of: 'due' | 'paid' | 'owed') =>
    amountText(
      locale,
      lines.reduce((all, one) => all + one[of], 0),
    );
  return { due: sum('due'), paid: sum('paid'), owed: sum('owed') };
}

/**
 * What each player still owes and what all fees come to, in words; null: there are none, or the reader
 * may not see them. Whoever owes nothing is not in `owed`.
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

/** How amounts of an event are said to the reader. */
export const moneyLocale = (
  { t, language }: App.Locals,
  { money }: Pick<EventMoney, 'money'>,
): MoneyLocale => ({ t, language, currency: money.values.currency });

/** What players are called now: those who owe a fee, and those who won a prize. */
export function namesIn({
  lines,
  prizes,
  deposits,
}: Pick<EventMoney, 'lines' | 'prizes' | 'deposits'>): (player: string) => string {
  const names = new Map([...prizes, ...deposits].map(({ player, name }) => [player, name]));
  for (const { id, name } of lines) names.set(id, name);
  return (player) => names.get(player) ?? '';
}

/** Entries of an event's money in words. */
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
