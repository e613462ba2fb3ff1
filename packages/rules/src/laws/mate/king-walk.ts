import type { Square } from '../02-board/square.ts';

/** A set of squares, a bit each: of the ranks 1 to 4, and of the ranks 5 to 8. */
export interface SquareSet {
  low: number;
  high: number;
}

export const emptySet = (): SquareSet => ({ low: 0, high: 0 });

/** The place of a square's bit. */
const placeOf = (square: Square): number => ((square >> 1) & 0x18) | (square & 7);

const firstHigh = 0x40;

/** Adds a square to a set. */
export function include(set: SquareSet, square: Square): void {
  const bit = 1 << placeOf(square);
  if (square < firstHigh) set.low |= bit;
  else set.high |= bit;
}

export const has = ({ low, high }: SquareSet, square: Square): boolean =>
  (((square < firstHigh ? low : high) >>> placeOf(square)) & 1) === 1;

/** All files but the last one, on four ranks. */
const notLastFile = 0x7f7f7f7f;

/** More than any way of a king. */
export const noWalk = 99;

/**
 * The moves of a king between two squares, past those closed to it; `noWalk`: there is no way. Each time
 * all squares beside those reached are added at once.
 */
export function kingWalk(closed: SquareSet, home: Square, to: Square): number {
  const place = placeOf(home);
  let low = home < firstHigh ? 1 << place : 0;
  let high = home < firstHigh ? 0 : 1 << place;
  const goal = 1 << placeOf(to);
  const isLow = to < firstHigh;
  for (let way = 0; ; way++) {
    if (((isLow ? low : high) & goal) !== 0) return way;
    const wideLow = low | ((low & notLastFile) << 1) | ((low >>> 1) & notLastFile);
    const wideHigh = high | ((high & notLastFile) << 1) | ((high >>> 1) & notLastFile);
    const nextLow =
      low | ((wideLow | (wideLow << 8) | (wideLow >>> 8) | (wideHigh << 24)) & ~closed.low);
    const nextHigh =
      high | ((wideHigh | (wideHigh >>> 8) | (wideHigh << 8) | (wideLow >>> 24)) & ~closed.high);
    if (nextLow === low && nextHigh === high) return noWalk;
    low = nextLow;
    high = nextHigh;
  }
}
