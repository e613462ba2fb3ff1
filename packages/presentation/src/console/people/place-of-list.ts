/** The position of something in the window, in pixels from its upper left corner. */
export interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** The positions and sizes on which the place of a field's list depends. */
export interface RoomForList {
  /** The field with its label and hint. */
  readonly field: Box;
  /** The buttons that send the form. */
  readonly buttons: readonly Box[];
  /** The size of the list without any limit. */
  readonly width: number;
  readonly height: number;
}

/**
 * The place of the list: its side, its distance from the field, and its greatest height; null: no
 * limit.
 */
export interface PlaceOfList {
  readonly side: 'below' | 'above';
  readonly away: number;
  readonly most: number | null;
}

/** The distance between the list and a button that it must not cover, in pixels. */
const gap = 4;

/** The least height of a list, in pixels: three lines that a finger can hit. */
const leastHeight = 132;

/**
 * Finds a place where the list covers no button of its form: below the field, as high as there is
 * room above the button; else above the field; at the upper edge of the window, below the button.
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
