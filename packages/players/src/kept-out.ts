/** A person who is to be entered and whom the book of sanctions suspends. */
export interface KeptOut {
  /** The index in the command's list of people. */
  readonly index: number;
  readonly name: string;
  /** The last day of the suspension, `2026-12-31`. */
  readonly lastDay: string;
  readonly article: string;
}

/** The part of a request to a book with players that the server adds from the book of sanctions. */
export interface Suspensions {
  /** The suspended people among those to be entered; absent: nobody. */
  readonly keptOut?: readonly KeptOut[];
}
