import type { Position } from '../02-board/board.ts';
import { kindOf, pawn, white } from '../02-board/piece.ts';
import { fromOf, type Move } from '../03-moves/move.ts';
import { type FoundPositions, firstPosition, lineTo, noteFound } from './found-positions.ts';
import { emptyMoveList, isCheckOn, listMoves, type MoveList } from './legal-moves.ts';
import { type MateBoard, mateBoardOf, play, unplay } from './mate-board.ts';
import { hopeless } from './remoteness.ts';
import {
  emptyEstimates,
  estimateOf,
  notEstimated,
  noteEstimate,
  type Queue,
  queueFor,
  type SearchOrder,
  takeNearest,
  wait,
} from './search-queue.ts';
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
export type Prune = (board: MateBoard) => boolean;

/** The moves of the position that is searched, and the replies to one of them. */
const list: MoveList = emptyMoveList();
const replies: MoveList = emptyMoveList();

interface Search {
  readonly board: MateBoard;
  readonly seen: SeenPositions;
  readonly found: FoundPositions;
  /** The orders that were asked for so far; each has all positions that are not searched yet. */
  readonly queues: Queue[];
  /** How many are searched. */
  tried: number;
  mate: number;
}

/** The cost of checking whether mate has become impossible, in searched positions. */
const pruneCost = 50;

const movesTo = ({ depths, quiet }: FoundPositions, { since }: SearchOrder, index: number) =>
  (since === 'start' ? depths[index] : quiet[index]) ?? 0;

/** The estimate of a position that its parent's is kept for; `notEstimated`: it must be made. */
function keptEstimate(
  { parents, quiet }: FoundPositions,
  { order, estimates }: Queue,
  index: number,
): number {
  if (quiet[index] === 0) return notEstimated;
  const remote = estimateOf(estimates, parents[index] ?? 0);
  return remote >= order.keptFrom ? remote : notEstimated;
}

/** Adds the position on the board to the queue in which it was found. */
function waitHere({ board, found }: Search, queue: Queue, index: number): void {
  const { order } = queue;
  const kept = keptEstimate(found, queue, index);
  const remote = kept === notEstimated ? order.estimate(board) : kept;
  noteEstimate(queue.estimates, index, remote);
  queue.covered = index + 1;
  if (remote !== hopeless) wait(queue, index, remote, movesTo(found, order, index));
}

/** The next position in an order; -1: none is left. */
function nextOf({ found }: Search, queue: Queue): number {
  let index = takeNearest(queue);
  while (index >= 0 && found.searched[index] === 1) index = takeNearest(queue);
  return index;
}

/** Whether Black, to move, is mated. */
function isMated(board: MateBoard): boolean {
  return isCheckOn(board) && listMoves(board, replies) && replies.count === 0;
}

function visit(search: Search, queue: Queue, from: number, move: Move): void {
  const { board, seen, found } = search;
  const place = placeAfter(seen, from, board, move);
  if (place < 0) return;
  const { turn } = board;
  const isPawnMove = kindOf(board.squares[fromOf(move)] ?? 0) === pawn;
  const undo = play(board, move);
  const index = addAt(seen, place);
  noteFound(found, index, { parent: from, move, isChange: isPawnMove || (undo & 15) !== 0 });
  if (turn === white && isMated(board)) search.mate = index;
  else waitHere(search, queue, index);
  unplay(board, move, undo);
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
function isPruned(pruning: Pruning, board: MateBoard): boolean {
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
  const board = mateBoardOf(position);
  const seen = noPositions();
  addAt(seen, placeFor(seen, board));
  return {
    board,
    seen,
    found: firstPosition(),
    queues: [],
    tried: 0,
    mate: -1,
  };
}

/** The estimate of a position found in another order. */
function estimated(search: Search, queue: Queue, index: number): number {
  const { board, seen, found } = search;
  const made = estimateOf(queue.estimates, index);
  if (made !== notEstimated) return made;
  const kept = keptEstimate(found, queue, index);
  if (kept !== notEstimated) return kept;
  setUp(seen, index, board);
  return queue.order.estimate(board);
}

/** The queue of an order with all positions that wait, also those found in other orders since its last turn. */
function queueOf(search: Search, order: SearchOrder): Queue {
  const { seen, queues, found } = search;
  let queue = queues.find((each) => each.order === order);
  if (queue === undefined) {
    const beside = queues.find((each) => each.order.estimate === order.estimate);
    queue = queueFor(order, beside?.estimates ?? emptyEstimates());
    queues.push(queue);
  }
  for (let index = queue.covered; index < seen.count; index++) {
    if (found.searched[index] === 1) continue;
    const remote = estimated(search, queue, index);
    noteEstimate(queue.estimates, index, remote);
    // Where the search begins it is to go on, however little hope there is.
    if (remote !== hopeless || index === 0)
      wait(queue, index, remote, movesTo(found, order, index));
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
  const { board, seen, found } = search;
  const pruning: Pruning = { prune, checks: 0, pruned: 0, passed: 0 };
  const cost = (): number => seen.count + pruneCost * pruning.checks;
  const advance = (most: number, place: number): HelpedMate => {
    const order = orders[place];
    if (order === undefined) return { found: 'limit', positions: 0 };
    const queue = queueOf(search, order);
    const before = cost();
    for (let next = nextOf(search, queue); next >= 0; next = nextOf(search, queue)) {
      found.searched[next] = 1;
      search.tried += 1;
      setUp(seen, next, board);
      if (found.quiet[next] === 0 && isPruned(pruning, board)) continue;
      listMoves(board, list);
      for (let index = 0; index < list.count; index++) {
        visit(search, queue, next, list.moves[index] ?? 0);
      }
      if (search.mate >= 0) return { found: 'mate', line: lineTo(found, search.mate) };
      if (cost() > before + most) return { found: 'limit', positions: cost() - before };
    }
    return { found: 'none', positions: seen.count };
  };
  return { advance, openShare: () => 1 - search.tried / seen.count };
}
