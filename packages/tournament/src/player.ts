import {
  type FieldsOf,
  fieldsOf,
  ordinal,
  orNull,
  text,
  type ValueOf,
  whole,
  wordOf,
} from '@rokade/journal';
import type { PlayerId } from './ids.ts';

const rating = orNull(whole(0, 9999));

/** A player as entered. '' means not stated. */
export const detailShapes = {
  /** "Surname, Firstname" */
  name: text,
  /** GM IM WGM FM WIM CM WFM WCM or ''. */
  title: text,
  sex: wordOf(['m', 'w', '']),
  club: text,
  federation: text,
  /** The country they are a citizen of, by its federation's code; never shown in public. */
  citizenship: text,
  /** National rating, as are the next two; null = none. */
  rating,
  /** On the national list of rapid play. */
  rapidRating: rating,
  /** On the national list of blitz. */
  blitzRating: rating,
  fideRating: rating,
  fideId: text,
  nationalId: text,
  /** `2001-12-31`, `2001` or ''. Never shown in public. */
  birthDate: text,
};
export interface PlayerDetails extends FieldsOf<typeof detailShapes> {}

/** A player of whom nothing is known, not even their name. */
export const nothingKnown: PlayerDetails = {
  name: '',
  title: '',
  sex: '',
  club: '',
  federation: '',
  citizenship: '',
  rating: null,
  rapidRating: null,
  blitzRating: null,
  fideRating: null,
  fideId: '',
  nationalId: '',
  birthDate: '',
};

/** The name of a player whose own is erased; it means the same in Danish, German and English. */
export const erasedName = 'N. N.';

/**
 * What a player's personal values are, and what stands in their place once they are erased. Title,
 * federation and ratings stay: the tables of everybody else are reckoned from them.
 */
export const erasedDetails = {
  name: erasedName,
  sex: '',
  club: '',
  citizenship: '',
  fideId: '',
  nationalId: '',
  birthDate: '',
} satisfies Partial<PlayerDetails>;

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

/** A player in a tournament. */
export interface Player {
  readonly id: PlayerId;
  readonly details: PlayerDetails;
  /** Draw number once the lots are drawn, before that the order of entry. From 1, no gaps. */
  readonly no: number;
  /** The first round they can be paired in; 1 but for late entries. */
  readonly fromRound: number;
  /** The first round there was for them when they were entered; a return does not change it. */
  readonly entryRound: number;
  readonly presence: Presence;
  readonly byeRequests: readonly ByeRequest[];
}
