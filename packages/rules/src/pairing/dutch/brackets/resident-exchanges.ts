import { type BracketMatching, holdTo, isPaired, letChoose, mateOf } from './bracket-matching.ts';
import type { Split } from './split-order.ts';

/** Whether a player is the higher-ranked one of a pair. */
const isUpper = (bracket: BracketMatching, vertex: number): boolean =>
  isPaired(bracket, vertex) && mateOf(bracket, vertex) > vertex;

/**
 * Takes up to `count` players, in the given order, into a set: each whose role can become `upper`
 * among the best matchings. All examined players are then fixed.
 */
function choose(
  bracket: BracketMatching,
  candidates: readonly number[],
  { count, upper }: { readonly count: number; readonly upper: boolean },
): ReadonlySet<number> {
  const chosen = new Set<number>();
  for (const vertex of candidates) {
    if (chosen.size === count) break;
    const makesUpper = (other: number): boolean => other > vertex && other < bracket.bracketEnd;
    letChoose(bracket, vertex, (other) => (makesUpper(other) === upper ? 0 : 1));
    const becomesUpper = isUpper(bracket, vertex);
    if (becomesUpper === upper) chosen.add(vertex);
    holdTo(bracket, vertex, (other) => makesUpper(other) !== becomesUpper);
  }
  return chosen;
}

/**
 * Decides the resident exchange, once the matching has the fewest exchanged players and the smallest
 * difference: the largest differing BSN moved down (4.3.3), then the smallest moved up (4.3.4). Returns
 * S1 and S2 after it. `@article FIDE C.04.3 2026 4.3`
 */
export function exchangeResidents(bracket: BracketMatching, { s1, s2 }: Split): Split {
  const count = s2.filter((vertex) => isUpper(bracket, vertex)).length;
  if (count === 0) return { s1, s2 };
  const movedDown = choose(bracket, s1.toReversed(), { count, upper: false });
  const movedUp = choose(bracket, s2, { count, upper: true });
  const isFirst = (vertex: number): boolean =>
    movedUp.has(vertex) || (s1.includes(vertex) && !movedDown.has(vertex));
  const all = [...s1, ...s2];
  return { s1: all.filter(isFirst), s2: all.filter((vertex) => !isFirst(vertex)) };
}
