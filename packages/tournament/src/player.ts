import type { PlayerId } from './ids.ts';

/** A player as entered. '' means not stated. */
export interface PlayerDetails {
  /** "Surname, Firstname" */
  readonly name: string;
  /** GM IM WGM FM WIM CM WFM WCM or ''. */
  readonly title: string;
  readonly sex: 'm' | 'w' | '';
  readonly club: string;
  readonly federation: string;
  /** The country they are a citizen of, by its federation's code; never shown in public. */
  readonly citizenship: string;
  /** National rating, as are the next two; null = none. */
  readonly rating: number | null;
  /** On the national list of rapid play. */
  readonly rapidRating: number | null;
  /** On the national list of blitz. */
  readonly blitzRating: number | null;
  readonly fideRating: number | null;
  readonly fideId: string;
  readonly nationalId: string;
  /** `2001-12-31`, `2001` or ''. Never shown in public. */
  readonly birthDate: string;
}

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

/** A bye or an absence asked for, for one round. */
export interface ByeRequest {
  readonly round: number;
  readonly bye: 'half-point' | 'zero-point' | 'full-point';
}

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
