import type { KindOfPlay } from '@rokade/rules';

/** The source of a list: FIDE, the German federation (DWZ), the Danish federation, or any other table. */
export const ratingListSources = ['fide', 'dwz', 'dsu', 'csv'] as const;

export type RatingListSource = (typeof ratingListSources)[number];

/** Values for three kinds of play; null: not in the list. */
export type ListedNumbers = Readonly<Record<KindOfPlay, number | null>>;

/** A player on a rating list. '' = not in the list. */
export interface RatedPlayer {
  /** The number in the source's own register. */
  readonly id: string;
  /** "Surname, First Name". */
  readonly name: string;
  readonly federation: string;
  /** FIDE's highest title for strength. */
  readonly title: string;
  readonly sex: 'm' | 'w' | '';
  /** `2001-12-31`, or `2001`. */
  readonly born: string;
  readonly ratings: ListedNumbers;
  /** FIDE's development coefficients (K). */
  readonly factors: ListedNumbers;
  /** How many events the German federation has evaluated; null: not in the list. */
  readonly index: number | null;
  readonly club: string;
  /** The association above the club. */
  readonly association: string;
  /** FIDE's ID and standard rating, in another source's list. */
  readonly fideId: string;
  readonly fideRating: number | null;
}

/** The header of a stored list. */
export interface RatingListHead {
  readonly source: RatingListSource;
  /** `2026-11`. */
  readonly month: string;
  readonly players: number;
  /** The name of the imported file, and the SHA-256 of its bytes. */
  readonly file: string;
  readonly sha256: string;
  /** The time of import, ISO. */
  readonly importedAt: string;
}

/** Whether a text is a month, `2026-11`. */
export const isListMonth = (text: string): boolean => /^(19|20)\d\d-(0[1-9]|1[0-2])$/.test(text);
