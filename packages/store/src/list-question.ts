/**
 * The values by which lists search, filter and sort books. They are stored beside the summary, so that
 * a list reads only the summaries that it shows.
 */
export interface ListMarks {
  /** The number of the way these marks are made; books with marks of another number are marked again. */
  readonly format: number;
  /** The text that a search looks through, folded to plain letters. */
  readonly words: string;
  /** The book's phase, as a word that its kind defines: `running`. */
  readonly state: string;
  /** The day by which lists sort, as `2026-11-21`; '' if there is none. */
  readonly day: string;
  /** Whether the book is listed without a sign-in. */
  readonly isPublic: boolean;
  /** Keys that related books share, compared exactly; without line breaks. */
  readonly ties: readonly string[];
}

/** A book's summary for lists, and its marks. */
export interface Listing {
  readonly summary: unknown;
  readonly marks: ListMarks;
}

/** The organisation that owns a book, and the others it was handed in to, by their ids. */
export interface Belonging {
  readonly organisation: string;
  readonly handedTo: readonly string[];
}

/** Which books somebody may see: those that meet at least one of the conditions. */
export interface Seen {
  /** Public books. */
  readonly isPublic: boolean;
  readonly ids: readonly string[];
  /** Books of these organisations, and books handed in to them. */
  readonly organisations: readonly string[];
}

/** The order of a list; equal books are sorted by id, in the same direction. */
export type ListOrder = 'id' | 'newest-day' | 'oldest-day' | 'newest-change';

/** The filter, order and page of a list of books of one kind. */
export interface ListQuestion {
  /** Search words in plain letters; a book must contain all of them. */
  readonly words: readonly string[];
  /** The phases of the books; null: any phase. */
  readonly states: readonly string[] | null;
  /** Archived books or the others; null: both. */
  readonly archived: boolean | null;
  /** The first and the last day, inclusive; '' = no limit. */
  readonly since: string;
  readonly until: string;
  /** A key that the book must have among its `ties`; '' = any book. */
  readonly tie: string;
  /** The id of the owner; '' = any. */
  readonly organisation: string;
  /** The id of an organisation that the book was handed in to; '' = any book. */
  readonly handedTo: string;
  /** The books that the asking person may see; null: all. */
  readonly only: Seen | null;
  readonly order: ListOrder;
  /** `next` of the page before; '' = the first page. */
  readonly after: string;
  readonly most: number;
}

/** All books of a kind by id, in pages of this size. */
export const everyBook: ListQuestion = {
  words: [],
  states: null,
  archived: null,
  since: '',
  until: '',
  tie: '',
  organisation: '',
  handedTo: '',
  only: null,
  order: 'id',
  after: '',
  most: 500,
};
