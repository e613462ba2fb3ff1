import type { MateBoard } from './mate-board.ts';
import { hopeless } from './remoteness.ts';
import { listOf, longerList } from './work-memory.ts';

/** In which order positions are searched: those nearest to mate first. */
export interface SearchOrder {
  /** The estimated distance from mate. */
  readonly estimate: (board: MateBoard) => number;
  /** The penalty of a position for each move that leads to it, by its estimate. */
  readonly haste: (remote: number) => number;
  /** From where moves are counted: the start, or the last capture or pawn move. */
  readonly since: 'start' | 'change';
  /**
   * From this estimate on, a move that neither captures nor is a pawn's leaves it as it is, so that it
   * is seldom made.
   */
  readonly keptFrom: number;
}

/** The positions that wait to be searched in an order, by their estimated distance from mate. */
export interface Queue {
  readonly order: SearchOrder;
  /** The estimates made so far by position, shared by the orders that have the same. */
  readonly estimates: Estimates;
  /** How many positions were looked at: those after them were found in other orders. */
  covered: number;
  /** By distance: the position to be searched next; -1: none. By position: the one after it. */
  readonly heads: Int32Array;
  following: Int32Array;
  lowest: number;
}

/** Estimates by position, in a list that grows. */
export interface Estimates {
  values: Int32Array;
}

const mostRemote = 1023;

export const notEstimated = -2;

const firstCapacity = 1 << 9;

export const emptyEstimates = (): Estimates => ({
  values: listOf(firstCapacity).fill(notEstimated),
});

export const queueFor = (order: SearchOrder, estimates: Estimates): Queue => ({
  order,
  estimates,
  covered: 0,
  heads: listOf(mostRemote + 1).fill(-1),
  following: listOf(firstCapacity),
  lowest: mostRemote + 1,
});

/** The estimate of a position; `notEstimated`: it was not made yet. */
export const estimateOf = ({ values }: Estimates, index: number): number =>
  values[index] ?? notEstimated;

export function noteEstimate(estimates: Estimates, index: number, remote: number): void {
  while (index >= estimates.values.length) {
    const made = estimates.values.length;
    estimates.values = longerList(estimates.values).fill(notEstimated, made);
  }
  estimates.values[index] = remote;
}

/** Adds a position to those that wait; `moves`: how many lead to it, as the order counts them. */
export function wait(queue: Queue, index: number, remote: number, moves: number): void {
  const near = remote === hopeless ? mostRemote : remote + queue.order.haste(remote) * moves;
  const at = Math.min(Math.max(Math.round(near), 0), mostRemote);
  while (index >= queue.following.length) queue.following = longerList(queue.following);
  queue.following[index] = queue.heads[at] ?? -1;
  queue.heads[at] = index;
  if (at < queue.lowest) queue.lowest = at;
}

/** Takes the position that waits with the least distance, the last one first; -1: none is left. */
export function takeNearest(queue: Queue): number {
  const { heads, following } = queue;
  for (; queue.lowest <= mostRemote; queue.lowest++) {
    const index = heads[queue.lowest] ?? -1;
    if (index < 0) continue;
    heads[queue.lowest] = following[index] ?? -1;
    return index;
  }
  return -1;
}
