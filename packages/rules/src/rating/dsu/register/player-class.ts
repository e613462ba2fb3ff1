/** What players are called by their number. */
export type PlayerClass = 'master' | 'first' | 'second' | 'third';

const lowest: readonly (readonly [number, PlayerClass])[] = [
  [1900, 'master'],
  [1700, 'first'],
  [1500, 'second'],
];

/** Whose players are called so. */
const federation = 'DEN';

/**
 * What a federation's player is called by their number in its list; null: it has no such names, or they
 * have no number.
 *
 * @article DSU 2002 4.1.3 §23
 */
export const playerClassIn = (whose: string, rating: number | null): PlayerClass | null =>
  whose === federation && rating !== null && rating > 0 ? playerClassOf(rating) : null;

/**
 * Master players from 1900, first class from 1700, second from 1500, third below.
 *
 * @article DSU 2002 4.1.3 §23
 */
export const playerClassOf = (rating: number): PlayerClass =>
  lowest.find(([from]) => rating >= from)?.[1] ?? 'third';
