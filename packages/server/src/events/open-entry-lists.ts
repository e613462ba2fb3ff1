import { eventBook } from '@rokade/event';
import { ratingsBook } from '@rokade/ratings';
import { ownRegister, registerBook } from '@rokade/register';
import { tournamentBook } from '@rokade/tournament';
import { openBooks } from '../books/open-books.ts';
import { makeRatings } from '../ratings/make-ratings.ts';
import { makeRegisters } from '../register/make-registers.ts';
import { runTournaments } from '../tournaments/open-tournaments.ts';
import { makeEvents } from './make-events.ts';

/** Opens the events of a data folder or database with the books that their entry lists ask. */
export const openEntryLists = (place: string) =>
  openBooks(place, async (journals) => {
    const clock = () => new Date();
    const play = runTournaments(place, journals(tournamentBook));
    const { tournaments } = play;
    const meetings = makeEvents(journals(eventBook), tournaments, { clock });
    const registers = makeRegisters(journals(registerBook), clock);
    const register = await registers.of(ownRegister);
    const rated = await makeRatings(journals(ratingsBook), { tournaments, register }, clock);
    return {
      ...{ events: meetings.events, tournaments, register, ratings: rated.ratings },
      async close() {
        await rated.close();
        await meetings.close();
        await play.close();
        await registers.close();
      },
    };
  });

/** The events where the data are, and what their entry lists are made from. */
export type OpenEntryLists = Extract<
  Awaited<ReturnType<typeof openEntryLists>>,
  { readonly ok: true }
>['value'];
