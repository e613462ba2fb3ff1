import { type ChessEvent, parseEventId } from '@rokade/event';
import { moneyAt } from '@rokade/server';
import { amountText } from '@rokade/tables';
import { parseTournamentId } from '@rokade/tournament';
import { eventOf } from './event-of.ts';

/** The same of a player of a tournament that is a group of an event. */
export async function stillOwedInGroup(
  locals: App.Locals,
  tournament: string,
  player: string,
): Promise<readonly string[]> {
  const held = await eventOf(locals.app, tournament, () => true);
  const id = held === null ? null : parseEventId(held.id);
  const event = id === null ? null : await locals.app.events.get(id);
  return event?.ok === true ? stillOwed(locals, event.value, player) : [];
}

/** What somebody is still to get at an event, each amount in words: prizes not paid, fees paid too much. */
export async function stillOwed(
  { app, t, language }: App.Locals,
  event: ChessEvent,
  player: string,
): Promise<readonly string[]> {
  const ids = event.groups.flatMap((group) => parseTournamentId(group) ?? []);
  const opened = await Promise.all(ids.map((id) => app.tournaments.get(id)));
  const groups = opened.flatMap((one) => (one.ok ? [one.value] : []));
  const found = await moneyAt(app, event, groups);
  if (!found.ok) return [];
  const { prizes, lines, money } = found.value;
  const won = prizes.filter((one) => one.player === player && one.owed > 0);
  const back = lines.filter((one) => one.id === player && one.owed < 0);
  return [
    ...won.map(({ owed, currency }) => amountText({ t, language, currency }, owed)),
    ...back.map(({ owed }) =>
      amountText({ t, language, currency: money.values.currency }, Math.abs(owed)),
    ),
  ];
}
