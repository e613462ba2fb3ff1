import { fieldsOf, listOf, orNull, type ValueOf, whole } from '@rokade/journal';
import { playerId } from './ids.ts';

/** A game of a play-off; White's half-points are null until it is played. */
const placeGame = fieldsOf({
  white: playerId,
  black: playerId,
  whiteHalfPoints: orNull(whole(0, 2)),
});
export interface PlaceGame extends ValueOf<typeof placeGame> {}

/** The answers and games of a play-off for a shared place. */
export const placePlayOff = fieldsOf({
  /** The players who declined; if there are any, the lot decides. */
  declined: listOf(playerId),
  /** One game between each two players, if all accept. */
  games: listOf(placeGame),
});
export interface PlacePlayOff extends ValueOf<typeof placePlayOff> {}
