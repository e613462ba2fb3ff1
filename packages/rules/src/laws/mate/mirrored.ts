import { type Board, emptyBoard, type Position, place } from '../02-board/board.ts';
import { black, white } from '../02-board/piece.ts';
import { allSquares, noSquare, type Square } from '../02-board/square.ts';
import { fromOf, type Move, moveKindOf, moveOf, promotionOf, toOf } from '../03-moves/move.ts';

/** Flips the rank in a square's number: the board seen from the other side. */
const otherRank = 0x70;

const mirroredSquare = (square: Square): Square => square ^ otherRank;

/** The position with colours exchanged and the board turned. */
export function mirrored(position: Position): Board {
  const board = emptyBoard();
  for (const square of allSquares) {
    const piece = position.squares[square] ?? 0;
    if (piece !== 0) place(board, mirroredSquare(square), piece ^ black);
  }
  board.turn = position.turn === white ? black : white;
  board.castling = ((position.castling & 3) << 2) | (position.castling >> 2);
  board.passed = position.passed === noSquare ? noSquare : mirroredSquare(position.passed);
  board.quietPlies = position.quietPlies;
  board.moveNumber = position.moveNumber;
  return board;
}

/** A move of the mirrored position as a move of the position itself. */
export const mirroredMove = (move: Move): Move =>
  moveOf(
    mirroredSquare(fromOf(move)),
    mirroredSquare(toOf(move)),
    promotionOf(move),
    moveKindOf(move),
  );
