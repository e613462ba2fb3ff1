import type { Board } from '../02-board/board.ts';
import { black, kindOf, king, pawn, type Side, white } from '../02-board/piece.ts';
import { noSquare, type Square } from '../02-board/square.ts';
import { forwardOf } from './attacks.ts';
import {
  castle,
  doubleStep,
  enPassant,
  fromOf,
  type Move,
  moveKindOf,
  promotionOf,
  toOf,
} from './move.ts';

/** The part of a position that a move changed and that the board afterwards does not show. */
export interface Undo {
  readonly captured: number;
  readonly castling: number;
  readonly passed: Square;
  readonly quietPlies: number;
}

/** The castling rights that remain when a piece leaves or reaches a square. */
export function rightsLeft(square: Square): number {
  switch (square) {
    case 0x00:
      return ~2;
    case 0x04:
      return ~3;
    case 0x07:
      return ~1;
    case 0x70:
      return ~8;
    case 0x74:
      return ~12;
    case 0x77:
      return ~4;
    default:
      return ~0;
  }
}

/**
 * The initial square of the rook in castling, by the king's target: on the king's side it is three to
 * the right.
 */
export const rookFrom = (to: Square): Square => ((to & 7) === 6 ? to + 1 : to - 2);
/** The square of the rook after castling, by the king's target. */
export const rookTo = (to: Square): Square => ((to & 7) === 6 ? to - 1 : to + 1);

/** The square on which a side's move captures, if it does. */
export const takenOn = (move: Move, side: Side): Square =>
  moveKindOf(move) === enPassant ? toOf(move) - forwardOf(side) : toOf(move);

function setKing(board: Board, side: Side, square: Square): void {
  if (side === white) board.whiteKing = square;
  else board.blackKing = square;
}

/**
 * Makes a move on the board, and returns what is needed to take it back.
 *
 * @article Laws 2001 1.1, 3.1, 3.7a, 3.7b, 3.7d, 3.7e, 3.8a
 */
export function makeMove(board: Board, move: Move): Undo {
  const { squares, turn } = board;
  const [from, to, kind] = [fromOf(move), toOf(move), moveKindOf(move)];
  const piece = squares[from] ?? 0;
  const taken = takenOn(move, turn);
  const captured = squares[taken] ?? 0;
  const { castling, passed, quietPlies } = board;
  squares[taken] = 0;
  squares[from] = 0;
  const promotion = promotionOf(move);
  squares[to] = promotion === 0 ? piece : turn | promotion;
  if (kindOf(piece) === king) setKing(board, turn, to);
  if (kind === castle) {
    squares[rookTo(to)] = squares[rookFrom(to)] ?? 0;
    squares[rookFrom(to)] = 0;
  }
  board.castling = castling & rightsLeft(from) & rightsLeft(to);
  board.passed = kind === doubleStep ? from + forwardOf(turn) : noSquare;
  board.quietPlies = captured !== 0 || kindOf(piece) === pawn ? 0 : quietPlies + 1;
  if (turn === black) board.moveNumber += 1;
  board.turn = turn === white ? black : white;
  return { captured, castling, passed, quietPlies };
}

/** Takes the last move back. */
export function takeBack(board: Board, move: Move, undo: Undo): void {
  const { squares } = board;
  const turn: Side = board.turn === white ? black : white;
  const [from, to, kind] = [fromOf(move), toOf(move), moveKindOf(move)];
  const piece = promotionOf(move) === 0 ? (squares[to] ?? 0) : turn | pawn;
  if (kind === castle) {
    squares[rookFrom(to)] = squares[rookTo(to)] ?? 0;
    squares[rookTo(to)] = 0;
  }
  squares[to] = 0;
  squares[takenOn(move, turn)] = undo.captured;
  squares[from] = piece;
  if (kindOf(piece) === king) setKing(board, turn, from);
  board.castling = undo.castling;
  board.passed = undo.passed;
  board.quietPlies = undo.quietPlies;
  if (turn === black) board.moveNumber -= 1;
  board.turn = turn;
}
