import { fieldsOf, listOf, orNull, type ValueOf, whole } from '@rokade/journal';
import { playerId } from './ids.ts';

/** A game of a play-off; what White scored in half-points, null: it is not played yet. */
const placeGame = fieldsOf({
  white: playerId,
  black: playerId,
  whiteHalfPoints: orNull(whole(0, 2)),
});
export interface PlaceGame extends ValueOf<typeof placeGame> {}

/** A play-off that those who share a place were asked about. */
export const placePlayOff = fieldsOf({
  /** Who did not wish it; the lot decides where anybody is named. */
  declined: listOf(playerId),
  /** One game of each against each, where all wish it. */
  games: listOf(placeGame),
});
export interface PlacePlayOff extends ValueOf<typeof placePlayOff> {}
