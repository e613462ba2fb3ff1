import type { SeededRandom } from '../../kernel/seeded-random.ts';

/** A game of a play-off for a shared place. */
export interface PlayOffGame<Key> {
  readonly white: Key;
  readonly black: Key;
  /** White's half-points; null: not played. */
  readonly whiteHalfPoints: number | null;
}

/** A player's place in a play-off. */
export interface PlayOffPlace<Key> {
  readonly key: Key;
  readonly halfPoints: number;
  /** True: points and Sonneborn-Berger were equal again, and the lot decided. */
  readonly byLot: boolean;
}

/**
 * The games of the play-off: everybody against everybody once, with colours by lot.
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

/** A player's points, and for Sonneborn-Berger the opponents' points for each game won or drawn. */
function scored<Key>(games: readonly PlayOffGame<Key>[], key: Key) {
  const own = games.flatMap(({ white, black, whiteHalfPoints: points }) => {
    if (points === null) return [];
    if (white === key) return [{ against: black, points }];
    return black === key ? [{ against: white, points: 2 - points }] : [];
  });
  return { own, halfPoints: own.reduce((sum, { points }) => sum + points, 0) };
}

/**
 * The order of a play-off: points, Sonneborn-Berger of its games, finally the lot, which is the order
 * of `players`. null: a game is not played.
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
