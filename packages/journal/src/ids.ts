const idPattern = /^[a-z0-9][a-z0-9-]{0,63}$/;

/** Whether a text can name a book or something in it: 1 to 64 of `a-z`, `0-9` and `-`, as in addresses. */
export const isId = (text: string): boolean => idPattern.test(text);

/** One book among all: its kind and its id. */
export interface BookId<Id extends string = string> {
  readonly kind: string;
  readonly id: Id;
}
