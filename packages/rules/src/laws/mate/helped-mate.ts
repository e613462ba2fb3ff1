import { type Board, boardOf, type Position } from '../02-board/board.ts';
import { black, white } from '../02-board/piece.ts';
import { makeMove, takeBack, type Undo } from '../03-moves/make-move.ts';
import type { Move } from '../03-moves/move.ts';
import { addMoves, isInCheck, isSafe } from '../03-moves/moves.ts';
import { hopeless, remoteness } from './remoteness.ts';
import { addPosition, noPositions, type SeenPositions, setUp } from './seen-positions.ts';

/** The result of a search for a mate of Black with both sides' help. */
export type HelpedMate =
  | { readonly found: 'mate'; readonly line: readonly Move[] }
  /** Every sequence of moves was tried. */
  | { readonly found: 'none'; readonly positions: number }
  | { readonly found: 'limit'; readonly positions: number };

/** Whether a position need not be searched, since White cannot mate in it. */
export type Prune = (board: Board) => boolean;

interface Search {
  readonly board: Board;
  readonly seen: SeenPositions;
  /** Positions to be searched, by their estimated distance from mate. */
  readonly waiting: number[][];
  lowest: number;
  readonly parents: number[];
  readonly moves: Move[];
  readonly depths: number[];
  /** 1: reached by a capture or pawn move, so that mate can have become impossible. */
  readonly changed: number[];
  mate: number;
}

const mostRemote = 1023;

/** The cost of checking whether mate has become impossible, in searched positions. */
const pruneCost = 50;

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

function visit(
  search: Search,
  from: number,
  move: Move,
  { haste, estimate = remoteness }: MateSearch,
): void {
  const { board, seen, depths } = search;
  const { turn } = board;
  const undo = makeMove(board, move);
  if (!isInCheck(board, turn)) {
    const index = addPosition(seen, board);
    if (index >= 0) {
      search.parents[index] = from;
      search.moves[index] = move;
      search.changed[index] = isIrreversible(board, undo) ? 1 : 0;
      const depth = (depths[from] ?? 0) + 1;
      depths[index] = depth;
      if (turn === white && isMated(board)) search.mate = index;
      else {
        const remote = estimate(board);
        if (remote !== hopeless) wait(search, index, remote + haste * depth);
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

/** The parameters of a search. */
export interface MateSearch {
  /** The penalty of a position for each move that leads to it. */
  readonly haste: number;
  readonly prune: Prune | null;
  /** The estimated distance from mate; usually `remoteness`. */
  readonly estimate?: (board: Board) => number;
}

interface Pruning {
  readonly prune: Prune | null;
  checks: number;
  pruned: number;
  /** How many positions were skipped since the last check. */
  passed: number;
}

/** If few positions can be left out, most are not checked: searching them is cheaper. */
function isPruned(pruning: Pruning, board: Board): boolean {
  const { prune, checks, pruned } = pruning;
  if (prune === null) return false;
  const isSeldom = checks > 100 && 15 * pruned < checks;
  if (isSeldom && pruning.passed < 20) {
    pruning.passed += 1;
    return false;
  }
  pruning.passed = 0;
  pruning.checks += 1;
  const isOut = prune(board);
  if (isOut) pruning.pruned += 1;
  return isOut;
}

const begin = (position: Position): Search => ({
  board: boardOf(position),
  seen: noPositions(),
  waiting: [],
  lowest: mostRemote + 1,
  parents: [-1],
  moves: [0],
  depths: [0],
  changed: [0],
  mate: -1,
});

/** A search that can be continued. */
export interface MateHunt {
  /**
   * Searches on; `most`: how many positions more, at about. The positions of the result are those
   * searched this time.
   */
  readonly advance: (most: number) => HelpedMate;
}

/**
 * Begins a search for a mate of Black by any legal moves of both, the positions nearest to mate first.
 * If no position is left, the search was complete.
 */
export function huntHelpedMate(position: Position, parameters: MateSearch): MateHunt {
  const { prune } = parameters;
  const search = begin(position);
  const { board, seen, changed } = search;
  wait(search, addPosition(seen, board), 0);
  const pruning: Pruning = { prune, checks: 0, pruned: 0, passed: 0 };
  const cost = (): number => seen.count + pruneCost * pruning.checks;
  const advance = (most: number): HelpedMate => {
    const before = cost();
    for (let next = nextOf(search); next >= 0; next = nextOf(search)) {
      setUp(seen, next, board);
      if (changed[next] === 1 && isPruned(pruning, board)) continue;
      const moves: Move[] = [];
      addMoves(board, moves);
      for (const move of moves) visit(search, next, move, parameters);
      if (search.mate >= 0) return { found: 'mate', line: lineTo(search, search.mate) };
      if (cost() > before + most) return { found: 'limit', positions: cost() - before };
    }
    return { found: 'none', positions: seen.count };
  };
  return { advance };
}
