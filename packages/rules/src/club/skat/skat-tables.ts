import type { PlayerNo } from '../../kernel/round-record.ts';
import { makeSeededRandom, shuffled } from '../../kernel/seeded-random.ts';

/** A player to be seated, with the score so far. */
export interface SkatPlayer {
  readonly no: PlayerNo;
  readonly total: number;
}

/**
 * The number of players at each table: three, since eighteen games are six deals each, and four at the
 * last ones if necessary. Two or five players cannot be seated.
 */
function tableSizes(count: number): readonly number[] | null {
  const fours = count % 3;
  const threes = (count - 4 * fours) / 3;
  if (count === 0 || threes < 0) return null;
  return [...new Array<number>(threes).fill(3), ...new Array<number>(fours).fill(4)];
}

/**
 * The tables of a round: by lot in the first, by score in the others, with the best at the first table
 * and the worst at the last. Equal players are ordered by lot; in the first round all are equal. null:
 * this many players cannot be seated.
 *
 * @article Tempelhof 2018 III.I.12
 */
export function skatTables(
  players: readonly SkatPlayer[],
  seed: string,
): readonly (readonly PlayerNo[])[] | null {
  const sizes = tableSizes(players.length);
  if (sizes === null) return null;
  const order = shuffled(players, makeSeededRandom(seed)).toSorted((a, b) => b.total - a.total);
  return sizes.map((size, index) => {
    const first = sizes.slice(0, index).reduce((sum, each) => sum + each, 0);
    return order.slice(first, first + size).map(({ no }) => no);
  });
}
