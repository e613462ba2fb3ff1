import { type Board, boardOf, type Position } from '../02-board/board.ts';
import { black, white } from '../02-board/piece.ts';
import { makeMove, takeBack, type Undo } from '../03-moves/make-move.ts';
import type { Move } from '../03-moves/move.ts';
import { addMoves, isInCheck, isSafe } from '../03-moves/moves.ts';
import { hopeless } from './remoteness.ts';
import {
  addAt,
  noPositions,
  placeAfter,
  placeFor,
  type SeenPositions,
  setUp,
} from './seen-positions.ts';

/** The result of a search for a mate of Black with both sides' help. */
export type HelpedMate =
  | { readonly found: 'mate'; readonly line: readonly Move[] }
  /** Every sequence of moves was tried. */
  | { readonly found: 'none'; readonly positions: number }
  | { readonly found: 'limit'; readonly positions: number };

/** Whether a position need not be searched, since White cannot mate in it. */
export type Prune = (board: Board) => boolean;

/** In which order positions are searched: those nearest to mate first. */
export interface SearchOrder {
  /** The penalty of a position for each move that leads to it. */
  readonly haste: number;
  /** The estimated distance from mate. */
  readonly estimate: (board: Board) => number;
}

/** The positions that wait to be searched in an order, by their estimated distance from mate. */
interface Queue {
  readonly order: SearchOrder;
  /** The estimates made so far, shared by the orders that have the same. */
  readonly estimates: number[];
  /** How many positions were looked at: those after them were found in other orders. */
  covered: number;
  readonly waiting: number[][];
  lowest: number;
}

interface Search {
  readonly board: Board;
  readonly seen: SeenPositions;
  /** The orders that were asked for so far; each has all positions that are not searched yet. */
  readonly queues: Queue[];
  readonly parents: number[];
  readonly moves: Move[];
  readonly depths: number[];
  /** 1: reached by a capture or pawn move, so that mate can have become impossible. */
  readonly changed: number[];
  /** 1: its moves were tried. */
  readonly searched: number[];
  /** How many are searched. */
  tried: number;
  mate: number;
}

const mostRemote = 1023;

const notEstimated = -2;

/** The cost of checking whether mate has become impossible, in searched positions. */
const pruneCost = 50;

function wait(queue: Queue, index: number, remote: number): void {
  const bucket = Math.min(Math.max(Math.round(remote), 0), mostRemote);
  const waiting = queue.waiting[bucket];
  if (waiting === undefined) queue.waiting[bucket] = [index];
  else waiting.push(index);
  if (bucket < queue.lowest) queue.lowest = bucket;
}

/** Adds the position on the board to the queue in which it was found. */
function waitHere(queue: Queue, board: Board, index: number, depth: number): void {
  const { estimate, haste } = queue.order;
  const remote = estimate(board);
  queue.estimates[index] = remote;
  queue.covered = index + 1;
  if (remote !== hopeless) wait(queue, index, remote + haste * depth);
}

/** The next position in an order; -1: none is left. */
function nextOf({ searched }: Search, queue: Queue): number {
  for (; queue.lowest <= mostRemote; queue.lowest++) {
    const waiting = queue.waiting[queue.lowest];
    for (let index = waiting?.pop(); index !== undefined; index = waiting?.pop()) {
      if (searched[index] !== 1) return index;
    }
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

function visit(search: Search, queue: Queue, from: number, move: Move): void {
  const { board, seen, depths } = search;
  const place = placeAfter(seen, from, board, move);
  if (place < 0) return;
  const { turn } = board;
  const undo = makeMove(board, move);
  if (!isInCheck(board, turn)) {
    const index = addAt(seen, place);
    search.parents[index] = from;
    search.moves[index] = move;
    search.changed[index] = isIrreversible(board, undo) ? 1 : 0;
    search.searched[index] = 0;
    const depth = (depths[from] ?? 0) + 1;
    depths[index] = depth;
    if (turn === white && isMated(board)) search.mate = index;
    else waitHere(queue, board, index, depth);
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
  readonly orders: readonly SearchOrder[];
  readonly prune: Prune | null;
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

function begin(position: Position): Search {
  const board = boardOf(position);
  const seen = noPositions();
  addAt(seen, placeFor(seen, board));
  return {
    board,
    seen,
    queues: [],
    parents: [-1],
    moves: [0],
    depths: [0],
    changed: [0],
    searched: [0],
    tried: 0,
    mate: -1,
  };
}

/** The queue of an order with all positions that wait, also those found in other orders since its last turn. */
function queueOf(search: Search, order: SearchOrder): Queue {
  const { board, seen, queues, searched, depths } = search;
  let queue = queues.find((each) => each.order === order);
  if (queue === undefined) {
    const beside = queues.find((each) => each.order.estimate === order.estimate);
    const estimates = beside?.estimates ?? [];
    queue = { order, estimates, covered: 0, waiting: [], lowest: mostRemote + 1 };
    queues.push(queue);
  }
  const { estimates } = queue;
  while (estimates.length < seen.count) estimates.push(notEstimated);
  for (let index = queue.covered; index < seen.count; index++) {
    if (searched[index] === 1) continue;
    let remote = estimates[index] ?? notEstimated;
    if (remote === notEstimated) {
      setUp(seen, index, board);
      remote = order.estimate(board);
      estimates[index] = remote;
    }
    // Where the search begins it is to go on, however little hope there is.
    if (remote !== hopeless || index === 0)
      wait(queue, index, remote + order.haste * (depths[index] ?? 0));
  }
  queue.covered = seen.count;
  return queue;
}

/** A search that can be continued. */
export interface MateHunt {
  /**
   * Searches on in one of the orders; `most`: how many positions more, at about. The positions of the
   * result are those searched this time.
   */
  readonly advance: (most: number, order: number) => HelpedMate;
  /** The share of the positions found so far whose moves were not tried yet. */
  readonly openShare: () => number;
}

/**
 * Begins a search for a mate of Black by any legal moves of both. It can take turns between orders, which
 * share what was searched: no position is searched twice. If none is left, the search was complete.
 */
export function huntHelpedMate(position: Position, { orders, prune }: MateSearch): MateHunt {
  const search = begin(position);
  const { board, seen, changed, searched } = search;
  const pruning: Pruning = { prune, checks: 0, pruned: 0, passed: 0 };
  const moves: Move[] = [];
  const cost = (): number => seen.count + pruneCost * pruning.checks;
  const advance = (most: number, place: number): HelpedMate => {
    const order = orders[place];
    if (order === undefined) return { found: 'limit', positions: 0 };
    const queue = queueOf(search, order);
    const before = cost();
    for (let next = nextOf(search, queue); next >= 0; next = nextOf(search, queue)) {
      searched[next] = 1;
      search.tried += 1;
      setUp(seen, next, board);
      if (changed[next] === 1 && isPruned(pruning, board)) continue;
      moves.length = 0;
      addMoves(board, moves);
      for (let index = 0; index < moves.length; index++) {
        visit(search, queue, next, moves[index] ?? 0);
      }
      if (search.mate >= 0) return { found: 'mate', line: lineTo(search, search.mate) };
      if (cost() > before + most) return { found: 'limit', positions: cost() - before };
    }
    return { found: 'none', positions: seen.count };
  };
  return { advance, openShare: () => 1 - search.tried / seen.count };
}
