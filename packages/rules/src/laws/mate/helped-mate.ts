import { type Board, boardOf, type Position } from '../02-board/board.ts';
import { black, white } from '../02-board/piece.ts';
import { makeMove, takeBack, type Undo } from '../03-moves/make-move.ts';
import type { Move } from '../03-moves/move.ts';
import { addMoves, isInCheck, isSafe } from '../03-moves/moves.ts';
import { remoteness } from './remoteness.ts';
import { addPosition, noPositions, type SeenPositions, setUp } from './seen-positions.ts';

/** What a search for a mate of Black with everybody's help found. */
export type HelpedMate =
  | { readonly found: 'mate'; readonly line: readonly Move[] }
  /** Every series of moves was tried. */
  | { readonly found: 'none'; readonly positions: number }
  | { readonly found: 'limit'; readonly positions: number };

/** Which positions need not be looked at, since White cannot mate in them. */
export type Prune = (board: Board) => boolean;

interface Search {
  readonly board: Board;
  readonly seen: SeenPositions;
  /** Positions still to be looked at, by how far from mate they seem. */
  readonly waiting: number[][];
  lowest: number;
  readonly parents: number[];
  readonly moves: Move[];
  mate: number;
}

const mostRemote = 1023;

function wait(search: Search, index: number, remote: number): void {
  const bucket = Math.min(Math.max(Math.round(remote), 0), mostRemote);
  const waiting = search.waiting[bucket];
  if (waiting === undefined) search.waiting[bucket] = [index];
  else waiting.push(index);
  if (bucket < search.lowest) search.lowest = bucket;
}

function nextOf(search: Search): number {
  for (; search.lowest <= mostRemote; search.lowest++) {
    const index = search.waiting[search.lowest]?.pop();
    if (index !== undefined) return index;
  }
  return -1;
}

/** Whether Black, to move, is mated. */
function isMated(board: Board): boolean {
  if (!isInCheck(board, black)) return false;
  const moves: Move[] = [];
  addMoves(board, moves);
  return !moves.some((move) => isSafe(board, move));
}

const isIrreversible = (board: Board, undo: Undo): boolean =>
  undo.captured !== 0 || board.quietPlies === 0;

function visit(search: Search, from: number, move: Move, prune: Prune | null): void {
  const { board, seen } = search;
  const { turn } = board;
  const undo = makeMove(board, move);
  if (!isInCheck(board, turn)) {
    const index = addPosition(seen, board);
    if (index >= 0) {
      search.parents[index] = from;
      search.moves[index] = move;
      if (turn === white && isMated(board)) search.mate = index;
      else if (prune === null || !isIrreversible(board, undo) || !prune(board)) {
        wait(search, index, remoteness(board));
      }
    }
  }
  takeBack(board, move, undo);
}

function lineTo({ parents, moves }: Search, index: number): readonly Move[] {
  const line: Move[] = [];
  for (let at = index; at > 0; at = parents[at] ?? 0) line.unshift(moves[at] ?? 0);
  return line;
}

/**
 * Looks for a mate of Black by any legal moves of both, those that seem nearest to one first. It has
 * looked at all there is where nothing is left to look at.
 */
export function searchHelpedMate(
  position: Position,
  limit: number,
  prune: Prune | null,
): HelpedMate {
  const search: Search = {
    board: boardOf(position),
    seen: noPositions(),
    waiting: [],
    lowest: mostRemote + 1,
    parents: [-1],
    moves: [0],
    mate: -1,
  };
  const { board, seen } = search;
  wait(search, addPosition(seen, board), 0);
  for (let next = nextOf(search); next >= 0; next = nextOf(search)) {
    setUp(seen, next, board);
    const moves: Move[] = [];
    addMoves(board, moves);
    for (const move of moves) visit(search, next, move, prune);
    if (search.mate >= 0) return { found: 'mate', line: lineTo(search, search.mate) };
    if (seen.count > limit) return { found: 'limit', positions: seen.count };
  }
  return { found: 'none', positions: seen.count };
}
