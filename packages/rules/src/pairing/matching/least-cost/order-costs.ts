import { byteAt, realAt } from './typed-items.ts';

/** The position of a vertex in a split into two halves; `outside` is in neither. */
export const outside = 0;
export const firstHalf = 1;
export const secondHalf = 2;

/**
 * Costs of last resort, below all those of the edges' kinds: they choose among otherwise equal
 * matchings. Two aims, either or both:
 * - a split: pairs across the halves are preferred, and the sum of the places of each pair's first
 *   member should be small (a half is ordered by place, the first before the second);
 * - a favourite: one vertex that ranks its partners.
 */
export interface OrderCosts {
  readonly half: Uint8Array;
  readonly place: Float64Array;
  /** The cost of a pair inside one half, more than the sum of all places. */
  exchangeUnit: number;
  favourite: number;
  /** The favourite's costs by partner: whole numbers from 0. */
  readonly rank: Float64Array;
  /** The value of one of the split's units in the favourite's. */
  splitScale: number;
}

/** Costs without any preference. */
export const makeOrderCosts = (size: number): OrderCosts => ({
  half: new Uint8Array(size),
  place: new Float64Array(size),
  exchangeUnit: 0,
  favourite: -1,
  rank: new Float64Array(size),
  splitScale: 1,
});

function splitCost({ half, place, exchangeUnit }: OrderCosts, x: number, y: number): number {
  const halfX = byteAt(half, x);
  const halfY = byteAt(half, y);
  if (halfX === outside || halfY === outside) return halfX + halfY === firstHalf ? exchangeUnit : 0;
  const first = Math.min(realAt(place, x), realAt(place, y));
  return halfX === halfY ? exchangeUnit + first : first;
}

/**
 * The order cost of the edge between x and y: an even whole number. A pair inside a half, and a
 * first-half vertex matched outside, cost the unit; a pair also costs its first member's place.
 */
export function orderCost(order: OrderCosts, x: number, y: number): number {
  let cost = 0;
  if (order.exchangeUnit > 0) cost = splitCost(order, x, y) * order.splitScale;
  if (x === order.favourite) cost += realAt(order.rank, y);
  else if (y === order.favourite) cost += realAt(order.rank, x);
  return 2 * cost;
}
