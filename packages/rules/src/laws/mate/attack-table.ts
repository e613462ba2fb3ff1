import { bishop, bothSides, king, knight, pawn, queen, rook } from '../02-board/piece.ts';
import type { Square } from '../02-board/square.ts';
import { forwardOf, isLineMover, stepsByKind } from '../03-moves/attacks.ts';

/** Where the difference of two squares stands in the tables: their numbers are from 0 to 119. */
const noDifference = 119;

/** By the difference of two squares: the pieces, a bit each, that may attack so far on an empty board. */
const attackingPieces = new Uint16Array(2 * noDifference + 1);

/** By the difference of two squares: the step along a line from the first to the second; 0: none. */
const lineSteps = new Int8Array(2 * noDifference + 1);

function add(difference: number, piece: number): void {
  const at = noDifference + difference;
  attackingPieces[at] = (attackingPieces[at] ?? 0) | (1 << piece);
}

for (const side of bothSides) {
  for (const kind of [knight, bishop, rook, queen, king]) {
    for (const step of stepsByKind[kind] ?? []) {
      for (let far = 1; far <= (isLineMover(kind) ? 7 : 1); far++) {
        add(far * step, side | kind);
        if (isLineMover(kind)) lineSteps[noDifference + far * step] = step;
      }
    }
  }
  for (const across of [-1, 1]) add(forwardOf(side) + across, side | pawn);
}

/** Whether a piece attacks a square on an empty board. */
export const attacksOnEmptyBoard = (piece: number, from: Square, to: Square): boolean =>
  (((attackingPieces[noDifference + to - from] ?? 0) >> piece) & 1) === 1;

/** The step along a line from a square to another one; 0: none. */
export const lineStep = (from: Square, to: Square): number =>
  lineSteps[noDifference + to - from] ?? 0;

/** Whether a piece attacks a square, past what stands on the board. */
export function attacksFrom(squares: Int8Array, piece: number, from: Square, to: Square): boolean {
  if (!attacksOnEmptyBoard(piece, from, to)) return false;
  if (!isLineMover(piece & 7)) return true;
  const step = lineStep(from, to);
  for (let at = from + step; at !== to; at += step) if (squares[at] !== 0) return false;
  return true;
}
