import { rematch } from '../../matching/least-cost/least-cost-matching.ts';
import { isJoined } from '../../matching/least-cost/matching-state.ts';
import { intAt, realAt, shortAt } from '../../matching/least-cost/typed-items.ts';
import type { Criterion } from '../criteria/criterion.ts';
import { type BracketMatching, dropEdges } from './bracket-matching.ts';
import type { PassedOver, PassedOverCause } from './bracket-pairing.ts';
import { firstDifference } from './cost-scale.ts';

/** The most players named as passed over for one couple. */
const mostNamed = 8;

/** The failures of the present matching. */
function costOf({ m }: BracketMatching): readonly number[] {
  const { size, levels, kind, cost } = m.edges;
  const sum = new Array<number>(levels).fill(0);
  for (const vertex of m.active) {
    const mate = intAt(m.mate, vertex);
    if (mate < vertex) continue;
    const first = shortAt(kind, vertex * size + mate) * levels;
    for (let level = 0; level < levels; level++) {
      sum[level] = (sum[level] ?? 0) + realAt(cost, first + level);
    }
  }
  return sum;
}

/**
 * The fewest failures if two players met; null if not all others could be matched. The matching is not
 * changed.
 */
function costWith(
  bracket: BracketMatching,
  vertex: number,
  mate: number,
): readonly number[] | null {
  const { m } = bracket;
  const { size, kind } = m.edges;
  const row = kind.slice(vertex * size, (vertex + 1) * size);
  dropEdges(bracket, vertex, (other) => other !== mate);
  const cost = rematch(m, vertex) ? costOf(bracket) : null;
  for (const other of m.active) {
    kind[vertex * size + other] = shortAt(row, other);
    kind[other * size + vertex] = shortAt(row, other);
  }
  rematch(m, vertex);
  return cost;
}

function causeOf(bracket: BracketMatching, vertex: number, other: number): PassedOverCause {
  if (!isJoined(bracket.m, vertex, other)) return { kind: 'barred' };
  if (bracket.trials.left <= 0) return { kind: 'unknown' };
  bracket.trials.left -= 1;
  const cost = costWith(bracket, vertex, other);
  if (cost === null) return { kind: 'incomplete' };
  const criterion: Criterion | null = firstDifference(bracket.scale, costOf(bracket), cost);
  return criterion === null ? { kind: 'unknown' } : { kind: 'worse', criterion };
}

/**
 * Why a vertex that has chosen its mate did not get those it would have preferred: each is tried in
 * turn with the best matching that contains the two, and the failures are compared.
 */
export const passedOverBy = (
  bracket: BracketMatching,
  vertex: number,
  preferred: readonly number[],
): readonly PassedOver[] =>
  preferred
    .slice(0, mostNamed)
    .map((other) => ({ vertex: other, cause: causeOf(bracket, vertex, other) }));
