import { takeOut } from '../../matching/least-cost/least-cost-matching.ts';
import {
  type BracketMatching,
  holdTo,
  isPaired,
  letChoose,
  letChooseLowest,
  range,
} from './bracket-matching.ts';
import type { ExplainedCouple } from './bracket-pairing.ts';
import { passedOverBy } from './passed-over.ts';

/**
 * Decides which moved-down players are paired here and which stay in limbo: the set with the smallest
 * differing BSN, so each in turn is paired if that is among the best. Returns the paired ones.
 * `@article FIDE C.04.3 2026 4.4`
 */
export function choosePairableMdps(bracket: BracketMatching): readonly number[] {
  const mdps = range(0, bracket.mdpsEnd);
  const paired = mdps.filter((mdp) => isPaired(bracket, mdp));
  if (paired.length === mdps.length || paired.length === 0) return paired;
  const isOutside = (vertex: number): boolean => vertex >= bracket.bracketEnd;
  return mdps.filter((mdp) => {
    letChoose(bracket, mdp, (other) => (isOutside(other) ? 1 : 0));
    const isPairable = isPaired(bracket, mdp);
    holdTo(bracket, mdp, (other) => isOutside(other) === isPairable);
    return isPairable;
  });
}

/**
 * Gives the moved-down players their opponents: the first of S2's transpositions, so each in turn the
 * highest-ranked resident with whom the best is still possible. `@article FIDE C.04.3 2026 3.7, 4.2`
 */
export function pairMdps(
  bracket: BracketMatching,
  mdps: readonly number[],
): readonly ExplainedCouple[] {
  const open = [...range(bracket.mdpsEnd, bracket.bracketEnd)];
  return mdps.map((mdp): ExplainedCouple => {
    const opponent = letChooseLowest(bracket, mdp);
    const place = open.indexOf(opponent);
    const passedOver = passedOverBy(bracket, mdp, open.slice(0, place));
    open.splice(place, 1);
    bracket.m.order.favourite = -1;
    takeOut(bracket.m, mdp, opponent);
    return { couple: [mdp, opponent], passedOver };
  });
}
