import {
  type FieldsOf,
  fieldsOf,
  idBy,
  listOf,
  ordinal,
  someOf,
  text,
  type ValueOf,
  wordOf,
  yesOrNo,
} from '@rokade/journal';
import { detailShapes, type PlayerDetails, type RatingField } from '@rokade/players';
import type { Expulsion } from './expulsion.ts';
import { type PlayerId, playerId } from './ids.ts';

const matching =
  (form: RegExp) =>
  (word: string): string | null =>
    form.test(word) ? word : null;

/** A month, `2026-11`. */
export const month = idBy(matching(/^(19|20)\d\d-(0[1-9]|1[0-2])$/));

/** A rating list by the code of its source, and its month. */
const ratingList = fieldsOf({
  list: idBy(matching(/^[a-z][a-z0-9-]{0,19}$/)),
  month,
});
export interface ListOfRatings extends ValueOf<typeof ratingList> {}

/** A player's ratings of a month, where an event lasts over several. */
export const monthRating = fieldsOf({
  player: playerId,
  values: someOf({
    rating: detailShapes.rating,
    rapidRating: detailShapes.rapidRating,
    blitzRating: detailShapes.blitzRating,
    fideRating: detailShapes.fideRating,
  }),
});
export interface MonthRating extends ValueOf<typeof monthRating> {}

/** The rating list from which each of a player's numbers was taken; a number typed in has none. */
export const listed = someOf({
  rating: ratingList,
  rapidRating: ratingList,
  blitzRating: ratingList,
  fideRating: ratingList,
});
export interface Listed extends ValueOf<typeof listed> {}

/** The origin of one of a player's numbers. */
export interface NumberOrigin {
  /** null: typed in by hand. */
  readonly list: ListOfRatings | null;
  /** The name of who set it, and when (UTC). */
  readonly by: string;
  readonly at: string;
}

/** Whether and when a player is in the tournament. */
export type Presence =
  | { readonly kind: 'playing' }
  | {
      readonly kind: 'withdrawn';
      readonly fromRound: number;
      /** The order of withdrawals, lowest first: Monrad rule 5 needs it. */
      readonly order: number;
      /** null: the player left, and was not expelled. */
      readonly expelled: Expulsion | null;
    };

/** The byes that a player can request; the pairing-allocated bye is not requested. */
export const requestedBye = wordOf(['half-point', 'zero-point', 'full-point']);

/** A requested bye or absence for one round. */
export const byeRequest = fieldsOf({ round: ordinal, bye: requestedBye });
export interface ByeRequest extends ValueOf<typeof byeRequest> {}

/** What a player can request from the arbiter: a bye in a round, or to leave from it on. */
export const wishes = ['half-point', 'zero-point', 'withdrawal'] as const;
export const wish = wordOf(wishes);
export type Wish = ValueOf<typeof wish>;

/** A player's own request. Once granted it becomes a bye or a withdrawal, and is removed here. */
export interface Ask {
  readonly round: number;
  readonly wish: Wish;
  /** When it was sent (UTC). */
  readonly at: string;
  /** The arbiter's reason for declining; null: not answered. */
  readonly declined: string | null;
}

/** Why a player cannot play a game of a round at its time. Days are '' if not given. */
export const excuseShapes = {
  round: ordinal,
  toldArbiter: text,
  toldOpponent: text,
  /** The days offered to the opponent. */
  offered: listOf(text, { most: 10 }),
  /** Whether the player plays for the club or federation that day. */
  duty: yesOrNo,
};
export interface Excuse extends FieldsOf<typeof excuseShapes> {}

/** A player in a tournament. */
export interface Player {
  readonly id: PlayerId;
  readonly details: PlayerDetails;
  /** The origin of each number. */
  readonly origins: Readonly<Partial<Record<RatingField, NumberOrigin>>>;
  /** Offered changes of details that were declined, the newest last. */
  readonly declined: readonly Partial<PlayerDetails>[];
  /** The draw number; before the draw, the order of entry. From 1, without gaps. */
  readonly no: number;
  /** The first round in which the player can be paired; 1 except for late entries. */
  readonly fromRound: number;
  /** The first open round when the player was entered; a return after a withdrawal does not change it. */
  readonly entryRound: number;
  readonly presence: Presence;
  readonly byeRequests: readonly ByeRequest[];
  /** Sorted by round, at most one for each. */
  readonly asks: readonly Ask[];
  /** Rounds that the player did not come to, after which the arbiter let them play on. */
  readonly keptInAfter: readonly number[];
  /** The player's table in every round; null: the one that the round gives. */
  readonly fixedTable: number | null;
  /** Sorted by round, at most one for each. */
  readonly excuses: readonly Excuse[];
}
