import { eventBook } from '@rokade/event';
import { ratingsBook } from '@rokade/ratings';
import { registerBook } from '@rokade/register';
import { tournamentBook } from '@rokade/tournament';
import { openBooks } from '../books/open-books.ts';
import { makeEvents } from '../events/make-events.ts';
import { makeRatings } from '../ratings/make-ratings.ts';
import { makeRegister } from '../register/make-register.ts';
import { runTournaments } from '../tournaments/open-tournaments.ts';
import { makePersonal } from './personal.ts';

/** Opens what every book where the data are holds about people. */
export const openPersonal = (place: string) =>
  openBooks(place, async (journals) => {
    const play = runTournaments(place, journals(tournamentBook));
    const people = await makeRegister(journals(registerBook), () => new Date());
    const { tournaments } = play;
    const meetings = makeEvents(journals(eventBook), tournaments, () => new Date());
    const { register } = people;
    const kept = await makeRatings(
      journals(ratingsBook),
      { tournaments, register },
      () => new Date(),
    );
    return {
      personal: makePersonal({
        tournaments,
        events: meetings.events,
        register,
        ratings: kept.ratings,
      }),
      async close() {
        await kept.close();
        await meetings.close();
        await play.close();
        await people.close();
      },
    };
  });
