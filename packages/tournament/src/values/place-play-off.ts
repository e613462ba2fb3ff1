import { fieldsOf, leftOut, listOf, orNull, type ValueOf, whole, yesOrNo } from '@rokade/journal';
import { playerId } from './ids.ts';

/** A game of a play-off; White's half-points are null until it is played. */
const placeGame = fieldsOf({
  white: playerId,
  black: playerId,
  whiteHalfPoints: orNull(whole(0, 2)),
});
export interface PlaceGame extends ValueOf<typeof placeGame> {}

const answersAndGames = {
  /** The players who declined; if there are any, the lot decides. */
  declined: listOf(playerId),
  /** One game between each two players, if all accept. */
  games: listOf(placeGame),
};

/** The answers and games of a play-off for a shared place. */
export const placePlayOff = fieldsOf(answersAndGames);
export interface PlacePlayOff extends ValueOf<typeof placePlayOff> {}

/** The same as it is asked for; `allWish`: the play-off is wanted, so nobody may have declined. */
export const placePlayOffRequest = fieldsOf({ ...answersAndGames, allWish: leftOut(yesOrNo) });
export interface PlacePlayOffRequest extends ValueOf<typeof placePlayOffRequest> {}
