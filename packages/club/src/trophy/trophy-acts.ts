import { listOf, text, whole } from '@rokade/journal';
import { entryId } from '../ids.ts';

const ofYear = { year: whole(1000, 9999), day: text };

/** The acts about a trophy through the years. */
export const trophyActKinds = {
  /** The winner of a year, again if it was entered wrongly. */
  'trophy-won': { ...ofYear, winner: entryId },
  'trophy-struck': ofYear,
  /**
   * The places in the association's cup: the cup's name, the number of places, and the players who get
   * them.
   */
  'places-given': {
    ...ofYear,
    cup: text,
    places: whole(1, 100),
    players: listOf(entryId, { least: 1, most: 100 }),
  },
};
