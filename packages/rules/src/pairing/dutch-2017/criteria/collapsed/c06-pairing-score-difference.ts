import type { Criterion } from '../../../dutch/criteria/criterion.ts';
import {
  differenceOfDownfloater,
  differenceOfPair,
  possibleDifferences,
} from './score-difference.ts';

/**
 * The pairing score difference, largest difference first, as small as possible. The residents of a
 * collapsed bracket differ in score, so their pairs count too. `@article FIDE C.04.3 2017 C6`
 */
export const c06PairingScoreDifference: Criterion = {
  code: 'C6',
  passedOver: 'dutch.passed-over-moved-down',
  byClass: possibleDifferences,
  classOfPair: differenceOfPair,
  classOfDownfloater: differenceOfDownfloater,
  ofPair: () => 1,
  ofDownfloater: () => 1,
  atMost: ({ mdps, residents }) => mdps.length + residents.length,
};
