import { type Criterion, isMdp, mdpScores } from '../../dutch/criteria/criterion.ts';

/**
 * The score differences, largest first, of those opponents of moved-down players who floated up two
 * rounds before, as small as possible: residents have equal scores, so only the moved-down scores
 * differ. `@article FIDE C.04.3 2026 C21`
 */
export const c21OpponentsDifferencesOfTwoRoundsBefore: Criterion = {
  code: 'C21',
  passedOver: 'dutch.passed-over-float-differences',
  byClass: mdpScores,
  ofPair: (higher, lower, bracket) =>
    lower.floatTwoBefore === 'up' && isMdp(bracket, higher) ? 1 : 0,
  atMost: ({ mdps, residents }) =>
    Math.min(mdps.length, residents.filter(({ floatTwoBefore }) => floatTwoBefore === 'up').length),
};
