import { settle, takeOut } from '../../matching/least-cost/least-cost-matching.ts';
import { type BracketMatching, dropEdges, letChoose, mateOf } from './bracket-matching.ts';
import type { ExplainedCouple } from './bracket-pairing.ts';
import { passedOverBy } from './passed-over.ts';
import { preferNothing, type Split } from './split-order.ts';

/** Leaves only edges across the split, and from S2 outwards. */
function dropEdgesInsideHalves(bracket: BracketMatching, { s1, s2 }: Split): void {
  const inS1 = new Set(s1);
  const inS2 = new Set(s2);
  for (const vertex of s1) dropEdges(bracket, vertex, (other) => !inS2.has(other));
  for (const vertex of s2) dropEdges(bracket, vertex, (other) => inS2.has(other));
  for (const vertex of bracket.m.active) {
    if (vertex < bracket.bracketEnd && !inS1.has(vertex) && !inS2.has(vertex)) {
      dropEdges(bracket, vertex, (other) => inS1.has(other) || inS2.has(other));
    }
  }
}

/**
 * Pairs S1 with S2: the first transposition among the best candidates, so each S1 player in turn gets
 * the highest-ranked S2 player possible. `@article FIDE C.04.3 2026 4.2`
 */
export function transpose(bracket: BracketMatching, split: Split): readonly ExplainedCouple[] {
  preferNothing(bracket.m);
  dropEdgesInsideHalves(bracket, split);
  settle(bracket.m);
  const open = [...split.s2];
  return split.s1.map((upper): ExplainedCouple => {
    letChoose(bracket, upper, (other) => other);
    const lower = mateOf(bracket, upper);
    const place = open.indexOf(lower);
    const passedOver = passedOverBy(bracket, upper, open.slice(0, place));
    open.splice(place, 1);
    bracket.m.order.favourite = -1;
    takeOut(bracket.m, upper, lower);
    return { couple: [upper, lower], passedOver };
  });
}
