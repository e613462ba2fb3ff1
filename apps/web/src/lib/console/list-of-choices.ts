/** A list that hangs below a field: how many stand in it, and which of them is marked; null: none. */
export interface ListOfChoices {
  readonly count: number;
  readonly marked: number | null;
}

/** What a key does with such a list. */
export type KeyInList =
  | { readonly kind: 'mark'; readonly at: number | null }
  | { readonly kind: 'choose'; readonly at: number }
  | { readonly kind: 'close' };

/** The place after another in a circle of which the field itself is a part. */
function beside({ count, marked }: ListOfChoices, step: 1 | -1): number | null {
  const places = count + 1;
  const at = marked === null ? count : marked;
  const next = (at + step + places) % places;
  return next === count ? null : next;
}

/**
 * What a key does while a list is open; null: it does in the field what it always does there. Enter
 * chooses who is marked, and nobody else: where nobody is marked, what is typed is meant as it is.
 */
export function keyInList(key: string, list: ListOfChoices): KeyInList | null {
  if (list.count === 0) return null;
  switch (key) {
    case 'ArrowDown':
      return { kind: 'mark', at: beside(list, 1) };
    case 'ArrowUp':
      return { kind: 'mark', at: beside(list, -1) };
    case 'Enter':
      return list.marked === null ? null : { kind: 'choose', at: list.marked };
    case 'Escape':
      return { kind: 'close' };
    default:
      return null;
  }
}
