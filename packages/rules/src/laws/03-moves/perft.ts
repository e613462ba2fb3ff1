import { type Board, boardOf, type Position } from '../02-board/board.ts';
import { makeMove, takeBack } from './make-move.ts';
import type { Move } from './move.ts';
import { addMoves, isInCheck } from './moves.ts';

function countOn(board: Board, depth: number): number {
  if (depth === 0) return 1;
  const moves: Move[] = [];
  addMoves(board, moves);
  const { turn } = board;
  let count = 0;
  for (const move of moves) {
    const undo = makeMove(board, move);
    if (!isInCheck(board, turn)) count += depth === 1 ? 1 : countOn(board, depth - 1);
    takeBack(board, move, undo);
  }
  return count;
}

/** The number of sequences of `depth` legal moves from a position: the usual test of a move generator. */
export const perft = (position: Position, depth: number): number =>
  countOn(boardOf(position), depth);
