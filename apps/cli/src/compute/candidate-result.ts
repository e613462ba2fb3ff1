import { exactly, numberWithin, wholeWithin } from '@rokade/formats';
import { candidateResult, candidateResults2002, pointsOf } from '@rokade/rules';
import { computeRule } from './compute-rule.ts';

/** @article DSU 2002 §26 */
export const candidateResultRule = computeRule({
  code: 'candidate-result',
  question: exactly({ rounds: wholeWithin(1, 99), average: numberWithin(0, 4000) }),
  answer: (tournament) => {
    const { needed, because } = candidateResult(candidateResults2002, tournament);
    return { needed: needed === null ? null : pointsOf(needed), because };
  },
});
