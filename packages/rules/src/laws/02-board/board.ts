import { black, kindOf, king, type Piece, pieceOf, type Side, white } from './piece.ts';
import { boardSize, noSquare, type Square } from './square.ts';

/** Castling rights, a bit each: White's on the king's side first. */
export const castlingRights = [1, 2, 4, 8] as const;

/** The pieces by squares' numbers, read-only. */
export interface Squares {
  readonly length: number;
  readonly [square: number]: number;
}

/**
 * A position: the pieces, the player to move, the castling rights, and the square that a pawn has just
 * passed with its double step.
 */
export interface Position {
  readonly squares: Squares;
  readonly turn: Side;
  /** The sum of `castlingRights`. */
  readonly castling: number;
  /** `noSquare` if no pawn has just made a double step. */
  readonly passed: Square;
  /** Moves of both players since the last capture or pawn move. */
  readonly quietPlies: number;
  readonly moveNumber: number;
  readonly whiteKing: Square;
  readonly blackKing: Square;
}

/** A mutable position on which moves are made and taken back; it is never shared. */
export interface Board {
  readonly squares: Int8Array;
  turn: Side;
  castling: number;
  passed: Square;
  quietPlies: number;
  moveNumber: number;
  whiteKing: Square;
  blackKing: Square;
}

/** A new board with the same position. */
export const boardOf = (position: Position): Board => ({
  squares: Int8Array.from(position.squares),
  turn: position.turn,
  castling: position.castling,
  passed: position.passed,
  quietPlies: position.quietPlies,
  moveNumber: position.moveNumber,
  whiteKing: position.whiteKing,
  blackKing: position.blackKing,
});

/** A board without pieces, White to move. */
export const emptyBoard = (): Board => ({
  squares: new Int8Array(boardSize),
  turn: white,
  castling: 0,
  passed: noSquare,
  quietPlies: 0,
  moveNumber: 1,
  whiteKing: noSquare,
  blackKing: noSquare,
});

/** Puts a piece on a square. */
export function place(board: Board, square: Square, piece: number): void {
  board.squares[square] = piece;
  if (kindOf(piece) !== king) return;
  if ((piece & black) === white) board.whiteKing = square;
  else board.blackKing = square;
}

const pieceNumberAt = ({ squares }: Pick<Position, 'squares'>, square: Square): number =>
  squares[square] ?? 0;

/** The piece on a square; null: it is empty. */
export const pieceAt = (position: Position, square: Square): Piece | null =>
  pieceOf(pieceNumberAt(position, square));

export const kingOf = (
  { whiteKing, blackKing }: Pick<Position, 'whiteKing' | 'blackKing'>,
  side: Side,
): Square => (side === white ? whiteKing : blackKing);
