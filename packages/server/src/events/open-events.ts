import { eventBook, moneyBook } from '@rokade/event';
import type { Result } from '@rokade/rules';
import type { NoDatabase, OpenDatabaseError } from '@rokade/store';
import { tournamentBook } from '@rokade/tournament';
import type { Tournaments } from '../application.ts';
import { openBooks } from '../books/open-books.ts';
import { hallClock } from '../hall-clock.ts';
import { makeMoney } from '../money/make-money.ts';
import type { MoneyBooks } from '../money/money-books.ts';
import { runTournaments } from '../tournaments/open-tournaments.ts';
import type { Events } from './events.ts';
import { makeEvents } from './make-events.ts';

/** The events where the data are, with the tournaments that are their groups and with their money. */
export interface OpenEvents {
  readonly events: Events;
  readonly tournaments: Tournaments;
  readonly money: MoneyBooks;
  close(): Promise<void>;
}

/** Opens the events of a data folder or database that is there. */
export const openEvents = (
  place: string,
): Promise<Result<OpenEvents, NoDatabase | OpenDatabaseError>> =>
  openBooks(place, (journals) => {
    const { tournaments, close } = runTournaments(place, journals(tournamentBook));
    const clock = () => new Date();
    const meetings = makeEvents(journals(eventBook), tournaments, { clock });
    const { events } = meetings;
    const hall = () => hallClock(clock, '');
    const purse = makeMoney(journals(moneyBook), { events, clock, hall });
    return {
      ...{ events, tournaments, money: purse.money },
      async close() {
        await purse.close();
        await meetings.close();
        await close();
      },
    };
  });
