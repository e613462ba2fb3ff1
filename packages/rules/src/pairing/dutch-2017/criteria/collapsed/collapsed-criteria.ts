import type { Criterion } from '../../../dutch/criteria/criterion.ts';
import { colourCriteria } from '../ordinary-criteria.ts';
import { c06PairingScoreDifference } from './c06-pairing-score-difference.ts';
import { byDifference, sameDownfloats, sameUpfloats } from './same-float.ts';

const downfloat = { passedOver: 'dutch.passed-over-downfloat' } as const;
const upfloat = { passedOver: 'dutch.passed-over-upfloat' } as const;
const differences = { passedOver: 'dutch.passed-over-float-differences' } as const;

/**
 * C6 to C19 in the collapsed last bracket. C5 is already met there, as all but the receiver of the bye
 * are paired, and C7 does not apply. A player who meets a lower score floats down and the opponent up,
 * also among residents. `@article FIDE C.04.3 2017 A.9, C6–C19`
 */
export const collapsedCriteria: readonly Criterion[] = [
  c06PairingScoreDifference,
  ...colourCriteria,
  { code: 'C12', ...downfloat, ...sameDownfloats('floatBefore') },
  { code: 'C13', ...upfloat, ...sameUpfloats('floatBefore') },
  { code: 'C14', ...downfloat, ...sameDownfloats('floatTwoBefore') },
  { code: 'C15', ...upfloat, ...sameUpfloats('floatTwoBefore') },
  { code: 'C16', ...differences, ...byDifference(sameDownfloats('floatBefore')) },
  { code: 'C17', ...differences, ...byDifference(sameUpfloats('floatBefore')) },
  { code: 'C18', ...differences, ...byDifference(sameDownfloats('floatTwoBefore')) },
  { code: 'C19', ...differences, ...byDifference(sameUpfloats('floatTwoBefore')) },
];
