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
import type { PlayerDetails, RatingField } from '@rokade/players';
import type { PlayerId } from './ids.ts';

const matching =
  (form: RegExp) =>
  (word: string): string | null =>
    form.test(word) ? word : null;

/** `2026-11`. */
export const month = idBy(matching(/^(19|20)\d\d-(0[1-9]|1[0-2])$/));

/** A rating list by the code of its source, and its month. */
const ratingList = fieldsOf({
  list: idBy(matching(/^[a-z][a-z0-9-]{0,19}$/)),
  month,
});
export interface ListOfRatings extends ValueOf<typeof ratingList> {}

/** The lists that a player's numbers were taken from; one typed in by hand has none. */
export const listed = someOf({
  rating: ratingList,
  rapidRating: ratingList,
  blitzRating: ratingList,
  fideRating: ratingList,
});
export interface Listed extends ValueOf<typeof listed> {}

/** Where a number of a player is from. */
export interface NumberOrigin {
  /** null: typed in by hand. */
  readonly list: ListOfRatings | null;
  /** Who set it, by name, and when (UTC). */
  readonly by: string;
  readonly at: string;
}

/** A player's presence over time. */
export type Presence =
  | { readonly kind: 'playing' }
  | {
      readonly kind: 'withdrawn';
      readonly fromRound: number;
      /** Who left first has the lowest: Monrad rule 5 asks for it. */
      readonly order: number;
    };

/** What a player may ask for; the pairing-allocated bye is not asked for. */
export const requestedBye = wordOf(['half-point', 'zero-point', 'full-point']);

/** A bye or an absence asked for, for one round. */
export const byeRequest = fieldsOf({ round: ordinal, bye: requestedBye });
export interface ByeRequest extends ValueOf<typeof byeRequest> {}

/** What a player asks the arbiter for beforehand: a bye of a round, or to leave from there on. */
export const wishes = ['half-point', 'zero-point', 'withdrawal'] as const;
export const wish = wordOf(wishes);
export type Wish = ValueOf<typeof wish>;

/** Something a player asked for themselves. What is granted stands as a bye or a withdrawal, and no longer here. */
export interface Ask {
  readonly round: number;
  readonly wish: Wish;
  /** UTC. */
  readonly at: string;
  /** Why it was declined, as the arbiter wrote; null: it waits for an answer. */
  readonly declined: string | null;
}

/** Why a game of a round is not played at its time, as one of its players said. Days are '' where nobody said them. */
export const excuseShapes = {
  round: ordinal,
  toldArbiter: text,
  toldOpponent: text,
  /** The days offered to the opponent. */
  offered: listOf(text, { most: 10 }),
  /** They play for their club or federation that day. */
  duty: yesOrNo,
};
export interface Excuse extends FieldsOf<typeof excuseShapes> {}

/** A player in a tournament. */
export interface Player {
  readonly id: PlayerId;
  readonly details: PlayerDetails;
  /** Where each of their numbers is from. */
  readonly origins: Readonly<Partial<Record<RatingField, NumberOrigin>>>;
  /** What was offered as a change to their details and is not wanted, the newest last. */
  readonly declined: readonly Partial<PlayerDetails>[];
  /** Draw number once the lots are drawn, before that the order of entry. From 1, no gaps. */
  readonly no: number;
  /** The first round they can be paired in; 1 but for late entries. */
  readonly fromRound: number;
  /** The first round there was for them when they were entered; a return does not change it. */
  readonly entryRound: number;
  readonly presence: Presence;
  readonly byeRequests: readonly ByeRequest[];
  /** By round, one at most. */
  readonly asks: readonly Ask[];
  /** Rounds that they did not come to, and after which the arbiter let them play on. */
  readonly keptInAfter: readonly number[];
  /** The table they keep whatever their place; null: they sit where the round puts them. */
  readonly fixedTable: number | null;
  /** By round, one at most. */
  readonly excuses: readonly Excuse[];
}
