import { type Board, boardOf, kingOf, type Position } from '../02-board/board.ts';
import {
  bishop,
  black,
  kindOf,
  knight,
  otherSide,
  pawn,
  queen,
  rook,
  type Side,
  white,
} from '../02-board/piece.ts';
import { noSquare, offBoard, rankOf, type Square } from '../02-board/square.ts';
import { forwardOf, isAttacked, isLineMover, stepsByKind } from './attacks.ts';
import { makeMove, takeBack } from './make-move.ts';
import { castle, doubleStep, enPassant, type Move, moveOf, ordinary } from './move.ts';

/** Knight, bishop, rook and queen, the queen first, as it is chosen most often. */
export const promotions = [queen, knight, rook, bishop] as const;

function addPawnMove(moves: Move[], from: Square, to: Square): void {
  const rank = rankOf(to);
  if (rank !== 0 && rank !== 7) {
    moves.push(moveOf(from, to, 0, ordinary));
    return;
  }
  for (const promotion of promotions) moves.push(moveOf(from, to, promotion, ordinary));
}

/**
 * The moves of a pawn: forward, two squares from its initial square, captures and en passant.
 *
 * @article Laws 2001 3.7a, 3.7b, 3.7c, 3.7d, 3.7e
 */
function addPawnMoves({ squares, turn, passed }: Board, from: Square, moves: Move[]): void {
  const forward = forwardOf(turn);
  const ahead = from + forward;
  if (squares[ahead] === 0) {
    addPawnMove(moves, from, ahead);
    const isHome = rankOf(from) === (turn === white ? 1 : 6);
    if (isHome && squares[ahead + forward] === 0) {
      moves.push(moveOf(from, ahead + forward, 0, doubleStep));
    }
  }
  for (let to = ahead - 1; to <= ahead + 1; to += 2) {
    if ((to & offBoard) !== 0) continue;
    const target = squares[to] ?? 0;
    if (target !== 0 && (target & black) !== turn) addPawnMove(moves, from, to);
    else if (to === passed && passed !== noSquare) moves.push(moveOf(from, to, 0, enPassant));
  }
}

function addPieceMoves({ squares, turn }: Board, from: Square, moves: Move[]): void {
  const kind = kindOf(squares[from] ?? 0);
  const isLine = isLineMover(kind);
  for (const step of stepsByKind[kind] ?? []) {
    let to = from + step;
    while ((to & offBoard) === 0) {
      const target = squares[to] ?? 0;
      if (target !== 0 && (target & black) === turn) break;
      moves.push(moveOf(from, to, 0, ordinary));
      if (target !== 0 || !isLine) break;
      to += step;
    }
  }
}

/** Castling on either side: the squares between king and rook, and the squares that the king crosses. */
const castlingWays = [
  { right: 1, between: [5, 6], passes: [5, 6], to: 6 },
  { right: 2, between: [1, 2, 3], passes: [3, 2], to: 2 },
] as const;

/**
 * Castling: the right still exists, nothing is between, and no square of the king's way is attacked.
 *
 * @article Laws 2001 3.8a
 */
export function addCastling({ squares, turn, castling }: Board, moves: Move[]): void {
  const row = turn === white ? 0 : 0x70;
  const rights = turn === white ? castling & 3 : castling >> 2;
  if (rights === 0) return;
  const enemy = otherSide(turn);
  for (const { right, between, passes, to } of castlingWays) {
    if ((rights & right) === 0) continue;
    if (between.some((file) => squares[row + file] !== 0)) continue;
    if (isAttacked(squares, row + 4, enemy)) return;
    if (passes.some((file) => isAttacked(squares, row + file, enemy))) continue;
    moves.push(moveOf(row + 4, row + to, 0, castle));
  }
}

/** All pseudo-legal moves: by the moves of pieces, including those that leave the king in check. */
export function addMoves(board: Board, moves: Move[]): void {
  const { squares, turn } = board;
  for (let square = 0; square < 120; square++) {
    if ((square & offBoard) !== 0) {
      square += 7;
      continue;
    }
    const piece = squares[square] ?? 0;
    if (piece === 0 || (piece & black) !== turn) continue;
    if (kindOf(piece) === pawn) addPawnMoves(board, square, moves);
    else addPieceMoves(board, square, moves);
  }
  addCastling(board, moves);
}

/** Whether a side's king is attacked. */
export const isInCheck = (
  position: Pick<Position, 'squares' | 'whiteKing' | 'blackKing'>,
  side: Side,
): boolean => isAttacked(position.squares, kingOf(position, side), otherSide(side));

/**
 * Whether a move does not leave the own king in check.
 *
 * @article Laws 2001 3.9
 */
export function isSafe(board: Board, move: Move): boolean {
  const { turn } = board;
  const undo = makeMove(board, move);
  const safe = !isInCheck(board, turn);
  takeBack(board, move, undo);
  return safe;
}

/** The legal moves on a board, which is unchanged afterwards. */
export function movesOn(board: Board): readonly Move[] {
  const moves: Move[] = [];
  addMoves(board, moves);
  return moves.filter((move) => isSafe(board, move));
}

/**
 * The legal moves of a position.
 *
 * @article Laws 2001 3.1, 3.2, 3.3, 3.4, 3.5, 3.6, 3.9
 */
export const legalMoves = (position: Position): readonly Move[] => movesOn(boardOf(position));

/** Whether there is a legal move. */
export function hasMove(position: Position): boolean {
  const board = boardOf(position);
  const moves: Move[] = [];
  addMoves(board, moves);
  return moves.some((move) => isSafe(board, move));
}

/** The position after a legal move. */
export function afterMove(position: Position, move: Move): Position {
  const board = boardOf(position);
  makeMove(board, move);
  return board;
}

/** Whether the player to move is in check. */
export const isCheck = (position: Position): boolean => isInCheck(position, position.turn);
