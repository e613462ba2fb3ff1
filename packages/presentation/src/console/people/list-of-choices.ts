/**
 * A list below a field: the number of its lines, and the index of the marked one; null: none is.
 */
export interface ListOfChoices {
  readonly count: number;
  readonly marked: number | null;
}

/** The effect of a key on such a list. */
export type KeyInList =
  | { readonly kind: 'mark'; readonly at: number | null }
  | { readonly kind: 'choose'; readonly at: number }
  | { readonly kind: 'close' };

/** The next or previous index, in a circle to which the field itself (null) belongs. */
function beside({ count, marked }: ListOfChoices, step: 1 | -1): number | null {
  const places = count + 1;
  const at = marked === null ? count : marked;
  const next = (at + step + places) % places;
  return next === count ? null : next;
}

/**
 * The effect of a key while a list is open; null: the key has its usual effect in the field. Enter
 * chooses only a marked line; if none is marked, the typed text is taken as it is.
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
