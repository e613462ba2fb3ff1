import {
  ratingChoice,
  reportFileDocument,
  type TrfDocument,
  tournamentDocument,
} from '@rokade/formats';
import { partOfMonth, placesInFile, type Tournament } from '@rokade/tournament';

/** Which rating of a player a tournament's report file has. */
export const ratingsIn = ({ players }: Tournament) =>
  ratingChoice(players.map(({ details }) => details));

/**
 * The tournament as a document for the report file, with the present places: the whole tournament,
 * or the part of one month.
 */
export function reportDocument(whole: Tournament, month: string | null = null): TrfDocument {
  const t = month === null ? whole : partOfMonth(whole, month);
  const ranks = placesInFile(t);
  const options = { ratings: ratingsIn(t), ranks };
  // Accelerated points and the records of FIDE mode are of rounds of the whole tournament.
  return month === null
    ? reportFileDocument(t, options)
    : { ...tournamentDocument(t, options), accelerations: [] };
}
