/** A player's class by rating. */
export type PlayerClass = 'master' | 'first' | 'second' | 'third';

const lowest: readonly (readonly [number, PlayerClass])[] = [
  [1900, 'master'],
  [1700, 'first'],
  [1500, 'second'],
];

/** The federation whose players have these classes. */
const federation = 'DEN';

/**
 * The class of a federation's player by the rating in its list; null: the federation has no classes, or
 * the player is unrated.
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
