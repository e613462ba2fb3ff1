import { compareFractions } from '../kernel/fraction.ts';
import type { TieBreak, TieBreakValue } from './tie-break.ts';

const inFront = Number.POSITIVE_INFINITY;

function compareStages(a: TieBreakValue, b: TieBreakValue): number {
  for (const [stage, value] of a.stages.entries()) {
    const other = b.stages[stage];
    const difference = other === undefined ? 0 : compareFractions(value, other);
    if (difference !== 0) return difference;
  }
  return 0;
}

/**
 * Negative if `a` comes before `b`, zero if the tie-break leaves them equal. Stages are compared in
 * order and in the tie-break's direction; a player ranked behind because of their own absences (2012 E)
 * is compared by that first; an undefined value comes after all others.
 *
 * @article FIDE C.07 4; FIDE 2012 annex 3 E
 */
export function compareValues(
  { order }: Pick<TieBreak, 'order'>,
  a: TieBreakValue | null,
  b: TieBreakValue | null,
): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  const [first, second] = [a.precedence ?? inFront, b.precedence ?? inFront];
  if (first !== second) return first > second ? -1 : 1;
  return order === 'lower-first' ? compareStages(a, b) : compareStages(b, a);
}
