import type { PlayerNo } from '../../kernel/round-record.ts';
import type { RatedPlayer } from '../rating-rule-set.ts';
import type { DsuRatingEdition } from './edition.ts';
import type { DsuRatingMethod } from './expected-score.ts';

/** How often a player is paired with each other player, played or not. */
function pairingsOf({ records }: RatedPlayer): ReadonlyMap<PlayerNo, number> {
  const counts = new Map<PlayerNo, number>();
  for (const record of records) {
    if (record.kind !== 'game' && record.kind !== 'forfeit') continue;
    counts.set(record.opponent, (counts.get(record.opponent) ?? 0) + 1);
  }
  return counts;
}

/** Whether everybody is paired with everybody, all equally often. */
function isAllPlayAll(players: readonly RatedPlayer[]): boolean {
  const counts = players.map(pairingsOf);
  const times = counts[0]?.values().next().value;
  return (
    players.length > 1 &&
    times !== undefined &&
    counts.every(
      (of, index) =>
        of.size === players.length - 1 &&
        players.every(({ no }, other) => other === index || of.get(no) === times),
    )
  );
}

/**
 * The method for a group: the average method if everybody is paired with everybody and the highest and
 * the lowest rating are at most 200 apart, else the difference method. Unrated players take part with
 * their performance; if a player has no rating at all, the average method is not used.
 *
 * @param allPlayAll whether everybody is paired with everybody, if the players' games do not show it
 * @article DSU 2002 4.5.2.1; DSU 2010 4.5.2.1
 */
export function dsuRatingMethod(
  players: readonly RatedPlayer[],
  ratings: ReadonlyMap<PlayerNo, number>,
  { averageMethodSpan }: DsuRatingEdition,
  allPlayAll: boolean = isAllPlayAll(players),
): DsuRatingMethod {
  const values = [...ratings.values()];
  const span = Math.max(...values) - Math.min(...values);
  return averageMethodSpan !== null &&
    values.length === players.length &&
    span <= averageMethodSpan &&
    allPlayAll
    ? 'average'
    : 'difference';
}
