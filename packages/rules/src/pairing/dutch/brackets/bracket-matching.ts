import {
  matchGreedily,
  rematch,
  swapMates,
} from '../../matching/least-cost/least-cost-matching.ts';
import {
  areInOneBlossom,
  isJoined,
  isTight,
  type MatchingState,
  none,
} from '../../matching/least-cost/matching-state.ts';
import { intAt } from '../../matching/least-cost/typed-items.ts';
import type { CostScale } from './cost-scale.ts';

/**
 * A bracket's matching while its candidate is being determined. The bracket's players are the vertices
 * 0 … bracketEnd − 1, in the order of their BSNs; the first `mdpsEnd` were moved down.
 */
export interface BracketMatching {
  readonly m: MatchingState;
  readonly scale: CostScale;
  /** How many more natural opponents can still be tried to find reasons. */
  readonly trials: { left: number };
  readonly mdpsEnd: number;
  readonly bracketEnd: number;
}

/** A matching of any graph in which vertices choose. */
export type AnyMatching = Pick<BracketMatching, 'm'>;

/** Two vertices that meet, the higher-ranked first. */
export type Couple = readonly [number, number];

/** The vertices from one number up to another. */
export const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);

/** The mate of a vertex. */
export const mateOf = ({ m }: AnyMatching, vertex: number): number => intAt(m.mate, vertex);

/** Whether a vertex is matched inside the bracket. */
export const isPaired = (bracket: BracketMatching, vertex: number): boolean => {
  const mate = mateOf(bracket, vertex);
  return mate >= 0 && mate < bracket.bracketEnd;
};

/** Removes edges of a vertex. */
export function dropEdges(
  { m }: AnyMatching,
  vertex: number,
  isDropped: (other: number) => boolean,
): void {
  const { size, kind } = m.edges;
  for (let index = 0; index < m.active.length; index++) {
    const other = intAt(m.active, index);
    if (!isDropped(other)) continue;
    kind[vertex * size + other] = 0;
    kind[other * size + vertex] = 0;
  }
}

/** Lets a vertex choose among the best matchings: it gets the mate with the lowest possible rank. */
export function letChoose(
  { m }: AnyMatching,
  vertex: number,
  rankOf: (other: number) => number,
): void {
  m.order.favourite = vertex;
  for (let index = 0; index < m.active.length; index++) {
    const other = intAt(m.active, index);
    m.order.rank[other] = rankOf(other);
  }
  rematch(m, vertex);
}

/**
 * The lowest vertex that can be the mate of a vertex in a best matching, as far as the duals show: an
 * edge that costs more than its duals is in none. Only edges inside a blossom stay undecided.
 */
const firstPossible = ({ m }: BracketMatching, vertex: number): number =>
  m.active.find(
    (other) =>
      isJoined(m, vertex, other) &&
      (isTight(m, vertex, other) || areInOneBlossom(m, vertex, other)),
  ) ?? none;

/** Lets a vertex choose the lowest mate possible among the best matchings, and returns it. */
export function letChooseLowest(bracket: BracketMatching, vertex: number): number {
  const first = firstPossible(bracket, vertex);
  if (first !== none && swapMates(bracket.m, vertex, first)) return first;
  letChoose(bracket, vertex, (other) => other);
  return mateOf(bracket, vertex);
}

/** Ends a choice: only edges that agree with it remain. */
export function holdTo(
  bracket: AnyMatching,
  vertex: number,
  isDropped: (other: number) => boolean,
): void {
  bracket.m.order.favourite = -1;
  dropEdges(bracket, vertex, isDropped);
  rematch(bracket.m, vertex);
}

/** Each of the upper half in turn takes the first free one of the lower half, then all others likewise. */
export function matchNaturally(
  { m }: BracketMatching,
  upper: readonly number[],
  lower: readonly number[],
): void {
  matchGreedily(m, upper, lower);
  matchGreedily(m, m.active, m.active);
}
