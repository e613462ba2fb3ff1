const idPattern = /^[a-z0-9][a-z0-9-]{0,63}$/;

/** Whether a text is a valid id: 1 to 64 of `a-z`, `0-9` and `-`, not beginning with `-`, since ids stand in addresses. */
export const isId = (text: string): boolean => idPattern.test(text);

/** Identifies a book: its kind and its id. */
export interface BookId<Id extends string = string> {
  readonly kind: string;
  readonly id: Id;
}
