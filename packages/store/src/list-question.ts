/** What lists find a book by. It stands beside its summary, so that no list reads what it does not show. */
export interface ListMarks {
  /** How it is made, counted up; those made otherwise are asked for and made anew. */
  readonly format: number;
  /** What is searched, in plain letters. */
  readonly words: string;
  /** What it is doing: a word of its kind of book's own. */
  readonly state: string;
  /** The day it is listed by, as `2026-11-21`; '' = none. */
  readonly day: string;
  /** Everybody may see it. */
  readonly isPublic: boolean;
  /** What it has in common with others, word for word; no line breaks. */
  readonly ties: readonly string[];
}

/** What lists are to say of a book, and what they find it by. */
export interface Listing {
  readonly summary: unknown;
  readonly marks: ListMarks;
}

/** Whose a book is, and which other organisations it was handed in to, by their ids. */
export interface Belonging {
  readonly organisation: string;
  readonly handedTo: readonly string[];
}

/** Which books somebody is shown; one is enough. */
export interface Seen {
  /** Those everybody may see. */
  readonly isPublic: boolean;
  readonly ids: readonly string[];
  /** Those of these organisations, and what was handed in to them. */
  readonly organisations: readonly string[];
}

/** In which order a list is; where two are alike, by id, the same way. */
export type ListOrder = 'id' | 'newest-day' | 'oldest-day' | 'newest-change';

/** Which books of a kind a list shows. */
export interface ListQuestion {
  /** In plain letters; each is to be found. */
  readonly words: readonly string[];
  /** One of these; null: whatever it is doing. */
  readonly states: readonly string[] | null;
  /** Put away or not; null: both. */
  readonly archived: boolean | null;
  /** The first and the last day; '' = as far as there are any. */
  readonly since: string;
  readonly until: string;
  /** What it has in common with others; '' = no matter. */
  readonly tie: string;
  /** Whose it is; '' = whoever's. */
  readonly organisation: string;
  /** An organisation it was handed in to; '' = no matter. */
  readonly handedTo: string;
  /** null: all. */
  readonly only: Seen | null;
  readonly order: ListOrder;
  /** Where the page before ended, as it said itself; '' = from the first on. */
  readonly after: string;
  readonly most: number;
}

/** All books of a kind by id, so many at once. */
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
