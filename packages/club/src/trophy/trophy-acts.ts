import { listOf, text, whole } from '@rokade/journal';
import { entryId } from '../ids.ts';

const ofYear = { year: whole(1000, 9999), day: text };

/** What happens to a trophy through the years. */
export const trophyActKinds = {
  /** Once more where it was noted wrongly. */
  'trophy-won': { ...ofYear, winner: entryId },
  'trophy-struck': ofYear,
  /** Who goes to the association's cup: its name, how many places there are, and to whom they go. */
  'places-given': {
    ...ofYear,
    cup: text,
    places: whole(1, 100),
    players: listOf(entryId, { least: 1, most: 100 }),
  },
};
