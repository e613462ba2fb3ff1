/**
 * A square as a number: the file from 0 (a) to 7 (h) in the lowest bits, the rank from 0 to 7 above a
 * bit that stays clear on the board. A step off the board sets one of the bits of `offBoard`.
 *
 * @article Laws 2001 2.1, 2.4
 */
export type Square = number;

/** The bits that are clear in every square of the board. */
export const offBoard = 0x88;

/** All squares are numbers from 0 up to below this one. */
export const boardSize = 128;

export const noSquare = -1;

export const fileOf = (square: Square): number => square & 7;

export const rankOf = (square: Square): number => square >> 4;

export const squareAt = (file: number, rank: number): Square => (rank << 4) | file;

/** How many moves of a king one square is from another. */
export const kingDistance = (a: Square, b: Square): number =>
  Math.max(Math.abs(fileOf(a) - fileOf(b)), Math.abs(rankOf(a) - rankOf(b)));

/** Whether a square is light, as the one nearest to each player's right is. */
export const isLight = (square: Square): boolean => ((fileOf(square) + rankOf(square)) & 1) === 1;

/** `e4`. */
export const squareName = (square: Square): string =>
  `${String.fromCharCode(97 + fileOf(square))}${rankOf(square) + 1}`;

/** The square with a name; null if there is none. */
export function parseSquare(name: string): Square | null {
  if (!/^[a-h][1-8]$/.test(name)) return null;
  return squareAt(name.charCodeAt(0) - 97, name.charCodeAt(1) - 49);
}

/** All squares, a1 to h1 first. */
export const allSquares: readonly Square[] = Array.from({ length: 64 }, (_, index) =>
  squareAt(index & 7, index >> 3),
);
