/** A command as a program sends it; its shape is checked by the API. */
export interface Sent {
  readonly kind: string;
  readonly [part: string]: unknown;
}

/** A command without its kind. */
export type Parts = Readonly<Record<string, unknown>>;

/** One act of a book: how it is done, when the book refuses it, and what of others stands in its way. */
export interface ActCase {
  /** What the book holds besides what it begins with. */
  readonly before?: readonly Sent[];
  readonly done: Parts;
  /** The code with which the book refuses the act, unconfirmed; a text alone: why it never does. */
  readonly refused: readonly [code: string, parts: Parts] | string;
  /** What somebody else writes that the act rests on; a text: why nothing others write stands in its way. */
  readonly meanwhile: Sent | string;
}

/** The cases of a book: one for every kind of command that there is. */
export type ActCases<Command extends { readonly kind: string }> = {
  readonly [Kind in Command['kind']]: ActCase;
};
