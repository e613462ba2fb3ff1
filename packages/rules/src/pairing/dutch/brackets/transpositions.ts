import { settle, takeOut } from '../../matching/least-cost/least-cost-matching.ts';
import { byteAt } from '../../matching/least-cost/typed-items.ts';
import { type BracketMatching, letChooseLowest } from './bracket-matching.ts';
import type { ExplainedCouple } from './bracket-pairing.ts';
import { passedOverBy } from './passed-over.ts';
import { preferNothing, type Split } from './split-order.ts';

/** The position of a vertex when S1 and S2 are decided; 0 is outside the bracket. */
const inS1 = 1;
const inS2 = 2;
const inLimbo = 3;

const isKept = (a: number, b: number): boolean => {
  if (a === inS1 || b === inS1) return a + b === inS1 + inS2;
  return (a !== inS2 || b === 0) && (b !== inS2 || a === 0);
};

/** The longest runs of equal values. */
function runsOf(values: Uint8Array) {
  const runs: { readonly from: number; to: number; readonly value: number }[] = [];
  for (const [index, value] of values.entries()) {
    const last = runs.at(-1);
    if (last?.value === value) last.to = index + 1;
    else runs.push({ from: index, to: index + 1, value });
  }
  return runs;
}

/** Keeps only edges across the split, edges from S2 outwards, and those that touch neither half. */
function dropEdgesInsideHalves({ m, bracketEnd }: BracketMatching, { s1, s2 }: Split): void {
  const { size, kind } = m.edges;
  const where = new Uint8Array(size).fill(inLimbo, 0, bracketEnd);
  for (const vertex of s1) where[vertex] = inS1;
  for (const vertex of s2) where[vertex] = inS2;
  const runs = runsOf(where);
  for (const x of m.active) {
    const whereX = byteAt(where, x);
    const row = x * size;
    for (const { from, to, value } of runs) {
      if (!isKept(whereX, value)) kind.fill(0, row + from, row + to);
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
    const lower = letChooseLowest(bracket, upper);
    const place = open.indexOf(lower);
    const passedOver = passedOverBy(bracket, upper, open.slice(0, place));
    open.splice(place, 1);
    bracket.m.order.favourite = -1;
    takeOut(bracket.m, upper, lower);
    return { couple: [upper, lower], passedOver };
  });
}
