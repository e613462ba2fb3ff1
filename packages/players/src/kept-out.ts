/** Somebody whom a command enters and whom the book of sanctions keeps from playing. */
export interface KeptOut {
  /** Their place among those whom the command enters. */
  readonly index: number;
  readonly name: string;
  /** The last day on which they may not play, `2026-12-31`. */
  readonly lastDay: string;
  readonly article: string;
}

/** What a request to a book with players carries besides: the shell asks the book of sanctions. */
export interface Suspensions {
  /** Which of those whom the command enters are suspended; left out: nobody. */
  readonly keptOut?: readonly KeptOut[];
}
