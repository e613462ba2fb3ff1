import type { MoneyCommand, MoneyEntry, PaymentWay } from '@rokade/event';
import { paymentWays } from '@rokade/event';
import type { ReturnTo } from '@rokade/journal';
import { type EventMoney, moneyAt } from '@rokade/server';
import type { MoneyLocale } from '@rokade/tables';
import { parseTournamentId } from '@rokade/tournament';
import { error } from '@sveltejs/kit';
import { moneyHistory } from '#lib/desks/money/money-history.ts';
import { eventIdOr404, wholeEvent } from './event-page.ts';
import { formText } from './form-text.ts';
import { type NotTold, tellBook } from './tell-book.ts';

/** The money of the event in an address, with the event; whoever may look into it sees all groups. */
export async function moneyOf(locals: App.Locals, params: { readonly event: string }) {
  const { app } = locals;
  const event = await wholeEvent(locals, params);
  const ids = event.groups.flatMap((group) => parseTournamentId(group) ?? []);
  const opened = await Promise.all(ids.map((id) => app.tournaments.get(id)));
  const groups = opened.flatMap((one) => (one.ok ? [one.value] : []));
  const found = await moneyAt(app, event, groups);
  if (!found.ok) error(503, found.error.code);
  return { event, groups, ...found.value };
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

/** How a form says that money went from hand to hand, and on which day. */
export const paymentOf = (form: FormData): { readonly way: PaymentWay; readonly on: string } => ({
  way: paymentWays.find((way) => way === form.get('way')) ?? 'cash',
  on: formText(form, 'on'),
});

/** Carries out on an event's money what a form asks; null once it is done. */
export async function tellMoney(
  locals: App.Locals,
  params: { readonly event: string },
  form: FormData,
  command: MoneyCommand | ReturnTo,
): Promise<NotTold | null> {
  const id = eventIdOr404(params.event);
  const { t, language } = locals;
  const { money, lines } = await moneyOf(locals, params);
  const { currency } = money.values;
  const names = new Map(lines.map((one) => [one.id, one.name]));
  return tellBook(locals, form, {
    command,
    execute: (request, actor) => locals.app.money.execute(id, request, actor),
    linesOf: (since: readonly MoneyEntry[]) =>
      moneyHistory({ t, language, currency }, since, names),
  });
}
