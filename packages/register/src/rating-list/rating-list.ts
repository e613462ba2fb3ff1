import type { KindOfPlay } from '@rokade/rules';

/** Whose list it is: FIDE's, the German federation's (DWZ), the Danish one's, or any other table. */
export const ratingListSources = ['fide', 'dwz', 'dsu', 'csv'] as const;

export type RatingListSource = (typeof ratingListSources)[number];

/** Numbers of three kinds of play; null: the list has none. */
export type ListedNumbers = Readonly<Record<KindOfPlay, number | null>>;

/** A player as a rating list has them. '' = the list does not say. */
export interface RatedPlayer {
  /** The number of the source's own register. */
  readonly id: string;
  /** "Surname, First Name". */
  readonly name: string;
  readonly federation: string;
  /** The highest that FIDE gives for strength. */
  readonly title: string;
  readonly sex: 'm' | 'w' | '';
  /** `2001-12-31`, or `2001`. */
  readonly born: string;
  readonly ratings: ListedNumbers;
  /** FIDE's development coefficients. */
  readonly factors: ListedNumbers;
  /** How many events the German federation has evaluated of theirs; null: the list does not say. */
  readonly index: number | null;
  readonly club: string;
  /** The association above the club. */
  readonly association: string;
  /** FIDE's number and standard rating, in a list of another source. */
  readonly fideId: string;
  readonly fideRating: number | null;
}

/** What a kept list is. */
export interface RatingListHead {
  readonly source: RatingListSource;
  /** `2026-11`. */
  readonly month: string;
  readonly players: number;
  /** The file it was read from, and the SHA-256 of its bytes. */
  readonly file: string;
  readonly sha256: string;
  /** When it was read, ISO. */
  readonly importedAt: string;
}

/** Whether a text is a month of a list. */
export const isListMonth = (text: string): boolean => /^(19|20)\d\d-(0[1-9]|1[0-2])$/.test(text);
