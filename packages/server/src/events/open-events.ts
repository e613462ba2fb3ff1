import { eventBook } from '@rokade/event';
import type { Result } from '@rokade/rules';
import type { NoDatabase, OpenDatabaseError } from '@rokade/store';
import { tournamentBook } from '@rokade/tournament';
import type { Tournaments } from '../application.ts';
import { openBooks } from '../books/open-books.ts';
import { runTournaments } from '../tournaments/open-tournaments.ts';
import type { Events } from './events.ts';
import { makeEvents } from './make-events.ts';

/** The events where the data are, with the tournaments that are their groups. */
export interface OpenEvents {
  readonly events: Events;
  readonly tournaments: Tournaments;
  close(): Promise<void>;
}

/** Opens the events of a data folder or database that is there. */
export const openEvents = (
  place: string,
): Promise<Result<OpenEvents, NoDatabase | OpenDatabaseError>> =>
  openBooks(place, (journals) => {
    const { tournaments, close } = runTournaments(place, journals(tournamentBook));
    const meetings = makeEvents(journals(eventBook), tournaments, {
      clock: () => new Date(),
    });
    return {
      events: meetings.events,
      tournaments,
      async close() {
        await meetings.close();
        await close();
      },
    };
  });
