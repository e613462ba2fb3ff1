import { err, ok, type Result } from '../../kernel/result.ts';
import { type Board, boardOf, kingOf, type Position } from '../02-board/board.ts';
import { kindOf, otherSide, type PieceKind, pawn, pieceKinds, white } from '../02-board/piece.ts';
import { allSquares, fileOf, rankOf, type Square, squareName } from '../02-board/square.ts';
import { isAttacked } from '../03-moves/attacks.ts';
import { castle, fromOf, type Move, moveKindOf, promotionOf, toOf } from '../03-moves/move.ts';
import { addMoves, isSafe } from '../03-moves/moves.ts';
import type { MoveFault } from './move-fault.ts';
import type { Notation } from './piece-letters.ts';
import { readWritten, type WrittenMove } from './written-move.ts';

type Written = Extract<WrittenMove, { kind: 'move' }>;

const kindName = (kind: number): PieceKind => pieceKinds[kind - 1] ?? 'pawn';

const listed = (squares: readonly Square[]): string =>
  [...new Set(squares)].map(squareName).join(', ');

/** The squares with pieces of a kind of the side to move. */
const squaresWith = ({ squares, turn }: Board, kind: number): readonly Square[] =>
  allSquares.filter((square) => squares[square] === (turn | kind));

const comesFrom = ({ file, rank }: Written, square: Square): boolean =>
  (file === null || fileOf(square) === file) && (rank === null || rankOf(square) === rank);

/** The origin in a written move: `b`, `3`, `b3` or nothing. */
const fromText = ({ file, rank }: Written): string =>
  `${file === null ? '' : String.fromCharCode(97 + file)}${rank === null ? '' : rank + 1}`;

/**
 * Why castling on a side is not possible.
 *
 * @article Laws 2001 3.8a
 */
function castlingFault(board: Board, toKingSide: boolean): MoveFault {
  const { squares, turn, castling } = board;
  const row = turn === white ? 0 : 0x70;
  const right = (toKingSide ? 1 : 2) << (turn === white ? 0 : 2);
  if ((castling & right) === 0) return { code: 'move.castling-right-lost' };
  const between = toKingSide ? [5, 6] : [3, 2, 1];
  const blocked = between.find((file) => squares[row + file] !== 0);
  if (blocked !== undefined) {
    return { code: 'move.castling-blocked', square: squareName(row + blocked) };
  }
  if (isAttacked(squares, row + 4, otherSide(turn))) return { code: 'move.castling-in-check' };
  const passed = (toKingSide ? [5, 6] : [3, 2]).find((file) =>
    isAttacked(squares, row + file, otherSide(turn)),
  );
  return { code: 'move.castling-over-attacked', square: squareName(row + (passed ?? 0)) };
}

/** Why no piece of the kind moves to the square. */
function wayFault(board: Board, written: Written): MoveFault {
  const { piece, to } = written;
  const all = squaresWith(board, piece);
  const name = kindName(piece);
  if (all.length === 0) return { code: 'move.no-piece', piece: name };
  const named = all.filter((square) => comesFrom(written, square));
  if (named.length === 0) return { code: 'move.not-from', piece: name, from: fromText(written) };
  const target = board.squares[to] ?? 0;
  if (target !== 0 && (target & 8) === board.turn) {
    return { code: 'move.own-man', to: squareName(to), other: kindName(kindOf(target)) };
  }
  return { code: 'move.not-that-way', piece: name, to: squareName(to), from: listed(named) };
}

function promotionFault(board: Board, written: Written): MoveFault | null {
  const lastRank = board.turn === white ? 7 : 0;
  const promotes = written.piece === pawn && rankOf(written.to) === lastRank;
  if (promotes && written.promotion === 0) return { code: 'move.promotion-missing' };
  if (!promotes && written.promotion !== 0) return { code: 'move.promotion-impossible' };
  return null;
}

/** The moves that a written one can mean, by the moves of pieces. */
function candidates(board: Board, written: Written): readonly Move[] {
  const moves: Move[] = [];
  addMoves(board, moves);
  const isWhole = written.file !== null && written.rank !== null;
  return moves.filter(
    (move) =>
      toOf(move) === written.to &&
      kindOf(board.squares[fromOf(move)] ?? 0) === written.piece &&
      comesFrom(written, fromOf(move)) &&
      (isWhole || moveKindOf(move) !== castle),
  );
}

/** Squares alone, as programs write moves, mean the piece on the first one. */
function withPiece(board: Board, written: Written): Written {
  const { piece, file, rank, to, promotion } = written;
  if (piece !== pawn || file === null || rank === null) return written;
  const found = kindOf(board.squares[(rank << 4) | file] ?? 0);
  return { kind: 'move', piece: found === 0 ? pawn : found, file, rank, to, promotion };
}

function resolved(board: Board, written: Written): Result<Move, MoveFault> {
  const possible = candidates(board, written);
  if (possible.length === 0) return err(wayFault(board, written));
  const fault = promotionFault(board, written);
  if (fault !== null) return err(fault);
  const matching = possible.filter((move) => promotionOf(move) === written.promotion);
  const legal = matching.filter((move) => isSafe(board, move));
  const [only, another] = legal;
  const piece = kindName(written.piece);
  const to = squareName(written.to);
  if (matching.length === 0) return err({ code: 'move.promotion-impossible' });
  if (only === undefined) {
    return err({ code: 'move.leaves-in-check', king: squareName(kingOf(board, board.turn)) });
  }
  if (another !== undefined) {
    return err({ code: 'move.ambiguous', piece, to, from: listed(legal.map(fromOf)) });
  }
  return ok(only);
}

function resolvedCastling(
  board: Board,
  { toKingSide }: Extract<WrittenMove, { kind: 'castling' }>,
): Result<Move, MoveFault> {
  const moves: Move[] = [];
  addMoves(board, moves);
  const file = toKingSide ? 6 : 2;
  const move = moves.find((each) => moveKindOf(each) === castle && fileOf(toOf(each)) === file);
  return move === undefined ? err(castlingFault(board, toKingSide)) : ok(move);
}

const hasNoMove = (board: Board): boolean => {
  const moves: Move[] = [];
  addMoves(board, moves);
  return !moves.some((move) => isSafe(board, move));
};

/**
 * The legal move of a text in a position, or why it is refused.
 *
 * @article Laws 2001 3.9, E1, E8, E9, E10, E11
 */
export function readMove(
  position: Position,
  text: string,
  notation: Notation = 'en',
): Result<Move, MoveFault> {
  const written = readWritten(text, notation);
  const board = boardOf(position);
  if (written.kind === 'unreadable') return err({ code: 'move.unreadable' });
  if (written.kind === 'other-language') {
    const { letter, language } = written;
    return err({ code: 'move.other-language', letter, language });
  }
  const read =
    written.kind === 'castling'
      ? resolvedCastling(board, written)
      : resolved(board, withPiece(board, written));
  return !read.ok && hasNoMove(board) ? err({ code: 'move.none' }) : read;
}
