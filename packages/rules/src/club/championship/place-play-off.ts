import type { SeededRandom } from '../../kernel/seeded-random.ts';

/** One game of a play-off for a shared place. */
export interface PlayOffGame<Key> {
  readonly white: Key;
  readonly black: Key;
  /** What White scored; null: it is not played yet. */
  readonly whiteHalfPoints: number | null;
}

/** Somebody in the order of a play-off. */
export interface PlayOffPlace<Key> {
  readonly key: Key;
  readonly halfPoints: number;
  /** Points and rating were equal again, and the lot decided. */
  readonly byLot: boolean;
}

/**
 * Everybody against everybody once, with colours by lot.
 *
 * @article Tempelhof 2018 III.A.4
 */
export const drawPlayOffGames = <Key>(
  players: readonly Key[],
  random: SeededRandom,
): readonly PlayOffGame<Key>[] =>
  players.flatMap((one, index) =>
    players.slice(index + 1).map((other) => {
      const [white, black] = random.below(2) === 0 ? [one, other] : [other, one];
      return { white, black, whiteHalfPoints: null };
    }),
  );

/** What somebody scored, and by each game won or drawn what the opponent scored. */
function scored<Key>(games: readonly PlayOffGame<Key>[], key: Key) {
  const own = games.flatMap(({ white, black, whiteHalfPoints: points }) => {
    if (points === null) return [];
    if (white === key) return [{ against: black, points }];
    return black === key ? [{ against: white, points: 2 - points }] : [];
  });
  return { own, halfPoints: own.reduce((sum, { points }) => sum + points, 0) };
}

/**
 * The order after a play-off: points, Sonneborn-Berger of its games, then finally the lot, in whose
 * order the players come. null: a game is not played yet.
 *
 * @article Tempelhof 2018 III.A.4
 */
export function playOffOrder<Key>(
  players: readonly Key[],
  games: readonly PlayOffGame<Key>[],
): readonly PlayOffPlace<Key>[] | null {
  if (games.some(({ whiteHalfPoints }) => whiteHalfPoints === null)) return null;
  const rows = players
    .map((key, lot) => {
      const { own, halfPoints } = scored(games, key);
      const rating = own.reduce(
        (sum, { against, points }) => sum + points * scored(games, against).halfPoints,
        0,
      );
      return { key, lot, halfPoints, rating };
    })
    .toSorted((a, b) => b.halfPoints - a.halfPoints || b.rating - a.rating || a.lot - b.lot);
  return rows.map(({ key, halfPoints, rating }) => ({
    key,
    halfPoints,
    byLot: rows.some(
      (one) => one.key !== key && one.halfPoints === halfPoints && one.rating === rating,
    ),
  }));
}
