import { ratingsBook } from '@rokade/ratings';
import { ownRegister, registerBook } from '@rokade/register';
import { tournamentBook } from '@rokade/tournament';
import { openBooks } from '../books/open-books.ts';
import { makeRegisters } from '../register/make-registers.ts';
import { runTournaments } from '../tournaments/open-tournaments.ts';
import { makeRatings } from './make-ratings.ts';

/** Opens the book of ratings where the data are. */
export const openRatings = (place: string) =>
  openBooks(place, async (journals) => {
    const clock = () => new Date();
    const play = runTournaments(place, journals(tournamentBook));
    const registers = makeRegisters(journals(registerBook), clock);
    const register = await registers.of(ownRegister);
    const { tournaments } = play;
    const kept = await makeRatings(journals(ratingsBook), { tournaments, register }, clock);
    return {
      ratings: kept.ratings,
      tournaments,
      async close() {
        await kept.close();
        await play.close();
        await registers.close();
      },
    };
  });
