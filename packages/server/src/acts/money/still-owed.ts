import { type EventId, parseEventId } from '@rokade/event';
import { err } from '@rokade/rules';
import type { TournamentId } from '@rokade/tournament';
import type { Application } from '../../application.ts';
import { allGroups } from '../../events/group-players.ts';
import { withCurrency } from '../../values/amount-text.ts';
import type { PersonInBook } from '../personal/person-in-book.ts';
import { moneyAt } from './event-money.ts';

/** The books that show who is still to get money. */
type BooksOfMoney = Pick<Application, 'events' | 'tournaments' | 'money' | 'hall'>;

/** Somebody who is still to get money: `amounts` is a text such as `125.50 DKK, 20 EUR`. */
export interface StillOwed {
  readonly name: string;
  readonly amounts: string;
}

/** The money that an entrant is still to get at an event, from unpaid prizes and excess fees; null: none. */
async function owedAt(books: BooksOfMoney, id: EventId, who: string): Promise<StillOwed | null> {
  const event = await books.events.get(id);
  if (!event.ok) return null;
  const groups = await allGroups(books.tournaments, event.value);
  const found = await moneyAt(books, event.value, groups);
  if (!found.ok) return null;
  const { prizes, lines, money } = found.value;
  const won = prizes.filter(({ player, owed }) => player === who && owed > 0);
  const paidTooMuch = lines.filter(({ id, owed }) => id === who && owed < 0);
  const amounts = [
    ...won.map(({ owed, currency }) => withCurrency(owed, currency)),
    ...paidTooMuch.map(({ owed }) => withCurrency(-owed, money.values.currency)),
  ];
  const name = [...won, ...paidTooMuch][0]?.name ?? '';
  return amounts.length === 0 ? null : { name, amounts: amounts.join(', ') };
}

/** The name of an entrant who has paid a fee that was not paid back; null: nothing was paid. */
async function whoPaid(books: BooksOfMoney, id: EventId, who: string): Promise<string | null> {
  const event = await books.events.get(id);
  if (!event.ok) return null;
  const found = await moneyAt(books, event.value, await allGroups(books.tournaments, event.value));
  if (!found.ok) return null;
  return found.value.lines.find((line) => line.id === who && line.paid > 0)?.name ?? null;
}

/** The money that a player is still to get if the tournament is a group of an event; null: none. */
async function owedIn(
  books: BooksOfMoney,
  tournament: TournamentId,
  player: string,
): Promise<StillOwed | null> {
  const listed = (await books.events.list()).find(
    ({ summary }) => summary?.groups.some((group) => String(group) === tournament) === true,
  );
  const id = parseEventId(listed?.id ?? '');
  return id === null ? null : owedAt(books, id, player);
}

/** The money that a person found in a book is still to get; null: none. */
export async function stillOwed(
  books: BooksOfMoney,
  person: PersonInBook,
): Promise<StillOwed | null> {
  if (person.book === 'event') return owedAt(books, person.event, person.entrant);
  return person.book === 'tournament' ? owedIn(books, person.tournament, person.player) : null;
}

/**
 * The events and tournaments with two more questions. To erase somebody who is still to get money must be
 * confirmed twice, since afterwards nobody sees whose money it is. To remove somebody from an entry list
 * who has paid must be confirmed, since their money stays; how much it is, only the treasurer sees.
 */
export function withDebtQuestion(books: BooksOfMoney): Pick<Application, 'events' | 'tournaments'> {
  const { events, tournaments } = books;
  return {
    events: {
      ...events,
      async execute(id, request, actor) {
        const { command, confirmed } = request;
        const removes = confirmed === false && command.kind === 'remove-entrant';
        const payer = removes ? await whoPaid(books, id, command.entrant) : null;
        if (payer !== null) return err({ code: 'money.paid-already', name: payer });
        const asks = confirmed === true && command.kind === 'erase-entrant';
        const owed = asks ? await owedAt(books, id, command.entrant) : null;
        return owed === null
          ? events.execute(id, request, actor)
          : err({ code: 'money.still-owed', ...owed });
      },
    },
    tournaments: {
      ...tournaments,
      async execute(id, request, actor) {
        const { command, confirmed } = request;
        const asks = confirmed === true && command.kind === 'erase-player';
        const owed = asks ? await owedIn(books, id, command.player) : null;
        if (owed === null) return tournaments.execute(id, request, actor);
        const consequences = [{ code: 'consequence.still-owed', ...owed }] as const;
        return err({
          code: 'command.needs-confirmation',
          consequences,
          reasonNeeded: false,
          again: true,
        });
      },
    },
  };
}
