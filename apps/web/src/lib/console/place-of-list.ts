/** Where something stands in the window, in pixels from its upper left corner. */
export type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

/** What decides where the list of a field opens. */
export interface RoomForList {
  /** The field with its label and hint. */
  readonly field: Box;
  /** The buttons that send its form. */
  readonly buttons: readonly Box[];
  /** The list as wide and high as it would like to be. */
  readonly width: number;
  readonly height: number;
}

/** Where the list opens: how far from the field, and how high it may be before it scrolls; null: as high as it likes. */
export interface PlaceOfList {
  readonly side: 'below' | 'above';
  readonly away: number;
  readonly most: number | null;
}

/** Between the list and a button that it must not cover. */
const gap = 4;

/** Three lines that a finger can hit; a lower list is not worth opening there. */
const leastHeight = 132;

/**
 * A place where the list covers no button of its form: below the field, as high as there is room up to
 * the button; else above the field; at the upper edge of the window below the button.
 */
export function placeOfList({ field, buttons, width, height }: RoomForList): PlaceOfList {
  const inTheWay = buttons
    .filter(({ left, right }) => left < field.left + width && right > field.left)
    .filter(({ top, bottom }) => bottom > field.bottom && top < field.bottom + height + gap)
    .toSorted((a, b) => a.top - b.top);
  const [first] = inTheWay;
  if (first === undefined) return { side: 'below', away: 0, most: null };
  const below = first.top - field.bottom - gap;
  if (below >= leastHeight) return { side: 'below', away: 0, most: below };
  const above = field.top - gap;
  if (above >= Math.min(height, leastHeight)) {
    return { side: 'above', away: 0, most: above < height ? above : null };
  }
  const lowest = Math.max(...inTheWay.map(({ bottom }) => bottom));
  return { side: 'below', away: lowest - field.bottom + gap, most: null };
}
