import { restartOrder } from '../../matching/least-cost/least-cost-matching.ts';
import type { MatchingState } from '../../matching/least-cost/matching-state.ts';
import { firstHalf, outside, secondHalf } from '../../matching/least-cost/order-costs.ts';

/** S1 and S2: the first players by BSN, as many as there are pairs, and the others. */
export interface Split {
  readonly s1: readonly number[];
  readonly s2: readonly number[];
}

/** The original split of players in BSN order into `pairs` and the rest. `@article FIDE C.04.3 2026 3.2` */
export const splitOf = (players: readonly number[], pairs: number): Split => ({
  s1: players.slice(0, pairs),
  s2: players.slice(pairs),
});

/**
 * Makes the matching prefer, after all criteria, few resident exchanges and then those with the
 * smallest difference (4.3.1, 4.3.2). A matching's exchanges bring its upper players into S1: a pair
 * inside S2 moves one player up, a pair inside S1 or an S1 player left over moves one down. So the
 * number of exchanged players is half of those two kinds of irregularities, and the difference grows
 * with the sum of the upper players' BSNs.
 */
export function preferFewExchanges(m: MatchingState, { s1, s2 }: Split): void {
  const { half, place } = m.order;
  half.fill(outside);
  s1.forEach((vertex, index) => {
    half[vertex] = firstHalf;
    place[vertex] = index + 1;
  });
  s2.forEach((vertex, index) => {
    half[vertex] = secondHalf;
    place[vertex] = s1.length + index + 1;
  });
  m.order.favourite = -1;
  m.order.splitScale = 2;
  m.order.exchangeUnit = s1.length * (s1.length + s2.length) + 1;
  restartOrder(m, (vertex) =>
    half[vertex] === firstHalf ? 2 * m.order.splitScale * (place[vertex] ?? 0) : 0,
  );
}

/** Removes the preference. */
export function preferNothing(m: MatchingState): void {
  m.order.half.fill(outside);
  m.order.favourite = -1;
  m.order.exchangeUnit = 0;
  m.order.splitScale = 1;
  restartOrder(m, () => 0);
}
