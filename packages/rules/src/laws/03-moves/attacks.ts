import type { Squares } from '../02-board/board.ts';
import {
  bishop,
  black,
  king,
  knight,
  pawn,
  queen,
  rook,
  type Side,
  white,
} from '../02-board/piece.ts';
import { offBoard, type Square } from '../02-board/square.ts';

const knightSteps: readonly number[] = [33, 31, 18, 14, -33, -31, -18, -14];
const straightSteps: readonly number[] = [16, -16, 1, -1];
const diagonalSteps: readonly number[] = [17, 15, -17, -15];
export const kingSteps: readonly number[] = [...straightSteps, ...diagonalSteps];

const noSteps: readonly number[] = [];

/** The steps of each kind of piece except pawns. */
export const stepsByKind: readonly (readonly number[])[] = [
  noSteps,
  noSteps,
  knightSteps,
  diagonalSteps,
  straightSteps,
  kingSteps,
  kingSteps,
];

/**
 * Whether a piece moves any distance along a line. It may not pass other pieces.
 *
 * @article Laws 2001 3.2, 3.3, 3.4, 3.5
 */
export const isLineMover = (kind: number): boolean => kind >= bishop && kind <= queen;

/** The forward direction of a side's pawns. */
export const forwardOf = (side: Side): number => (side === white ? 16 : -16);

function hasNear(squares: Squares, square: Square, steps: readonly number[], piece: number) {
  for (let index = 0; index < steps.length; index++) {
    const from = square + (steps[index] ?? 0);
    if ((from & offBoard) === 0 && squares[from] === piece) return true;
  }
  return false;
}

function hasAlong(squares: Squares, square: Square, steps: readonly number[], piece: number) {
  for (let index = 0; index < steps.length; index++) {
    const step = steps[index] ?? 0;
    let from = square + step;
    while ((from & offBoard) === 0) {
      const found = squares[from] ?? 0;
      if (found !== 0) {
        if (found === piece || found === ((piece & black) | queen)) return true;
        break;
      }
      from += step;
    }
  }
  return false;
}

/**
 * Whether a side attacks a square, also with pieces that may not move themselves.
 *
 * @article Laws 2001 3.1, 3.6, 3.7c, 3.8a, 3.8b
 */
export function isAttacked(squares: Squares, square: Square, by: Side): boolean {
  const back = square - forwardOf(by);
  for (let from = back - 1; from <= back + 1; from += 2) {
    if ((from & offBoard) === 0 && squares[from] === (by | pawn)) return true;
  }
  return (
    hasNear(squares, square, knightSteps, by | knight) ||
    hasAlong(squares, square, diagonalSteps, by | bishop) ||
    hasAlong(squares, square, straightSteps, by | rook) ||
    hasNear(squares, square, kingSteps, by | king)
  );
}
