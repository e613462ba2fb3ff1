import { type Board, boardOf, type Position } from '../02-board/board.ts';
import { kindOf, king, pawn } from '../02-board/piece.ts';
import { fileOf, rankOf, type Square, squareName } from '../02-board/square.ts';
import { makeMove } from '../03-moves/make-move.ts';
import {
  castle,
  enPassant,
  fromOf,
  type Move,
  moveKindOf,
  promotionOf,
  toOf,
} from '../03-moves/move.ts';
import { isInCheck, movesOn } from '../03-moves/moves.ts';
import { letterOf, type Notation } from './piece-letters.ts';

/** The style of moves: PGN's (`O-O`, `e8=Q`) or the Laws' (`0-0`, `e8Q`, `e.p.`). */
export type ScoreStyle = 'pgn' | 'laws';

const fileLetter = (square: Square): string => squareName(square).charAt(0);
const rankDigit = (square: Square): string => squareName(square).charAt(1);

/**
 * The origin that distinguishes a piece from others of its kind that can move to the same square: its
 * file, its rank if they are on the same file, and both only if neither is sufficient.
 *
 * @article Laws 2001 E9
 */
function distinction(board: Board, move: Move, moves: readonly Move[]): string {
  const from = fromOf(move);
  const piece = board.squares[from];
  const others = moves.filter(
    (other) =>
      toOf(other) === toOf(move) &&
      fromOf(other) !== from &&
      board.squares[fromOf(other)] === piece,
  );
  if (others.length === 0) return '';
  if (others.every((other) => fileOf(fromOf(other)) !== fileOf(from))) return fileLetter(from);
  if (others.every((other) => rankOf(fromOf(other)) !== rankOf(from))) return rankDigit(from);
  return squareName(from);
}

/** `+` or `#`, by the position after the move. */
function checkMark(board: Board): string {
  if (!isInCheck(board, board.turn)) return '';
  return movesOn(board).length === 0 ? '#' : '+';
}

/** A move without check marks. */
function bareMove(board: Board, move: Move, notation: Notation, style: ScoreStyle): string {
  const [from, to, promotion] = [fromOf(move), toOf(move), promotionOf(move)];
  if (moveKindOf(move) === castle) {
    const o = style === 'pgn' ? 'O' : '0';
    return fileOf(to) === 6 ? `${o}-${o}` : `${o}-${o}-${o}`;
  }
  const kind = kindOf(board.squares[from] ?? 0);
  const isCapture = board.squares[to] !== 0 || moveKindOf(move) === enPassant;
  const target = `${isCapture ? 'x' : ''}${squareName(to)}`;
  if (kind === pawn) {
    const becomes = promotion === 0 ? '' : letterOf(notation, promotion);
    const sign = promotion !== 0 && style === 'pgn' ? '=' : '';
    return `${isCapture ? fileLetter(from) : ''}${target}${sign}${becomes}`;
  }
  const which = kind === king ? '' : distinction(board, move, movesOn(board));
  return `${letterOf(notation, kind)}${which}${target}`;
}

/**
 * A legal move as written in a score.
 *
 * @article Laws 2001 E4, E5, E6, E7, E8, E10, E11
 */
export function writeMove(
  position: Position,
  move: Move,
  notation: Notation = 'en',
  style: ScoreStyle = 'pgn',
): string {
  const board = boardOf(position);
  const text = bareMove(board, move, notation, style);
  makeMove(board, move);
  const inPassing = style === 'laws' && moveKindOf(move) === enPassant ? ' e.p.' : '';
  return `${text}${checkMark(board)}${inPassing}`;
}

const uciLetters = ['', '', 'n', 'b', 'r', 'q'];

/** A move by its squares, as programs write it: `e2e4`, `e7e8q`. */
export const uciOf = (move: Move): string =>
  `${squareName(fromOf(move))}${squareName(toOf(move))}${uciLetters[promotionOf(move)] ?? ''}`;
