import { type Criterion, isMdp, mdpScores } from '../../dutch/criteria/criterion.ts';

/**
 * The score differences, largest first, of those opponents of moved-down players who floated up in the
 * previous round, as small as possible: residents have equal scores, so only the moved-down scores
 * differ. `@article FIDE C.04.3 2026 C19`
 */
export const c19OpponentsDifferencesOfPreviousRound: Criterion = {
  code: 'C19',
  passedOver: 'dutch.passed-over-float-differences',
  byClass: mdpScores,
  ofPair: (higher, lower, bracket) =>
    lower.floatBefore === 'up' && isMdp(bracket, higher) ? 1 : 0,
  atMost: ({ mdps, residents }) =>
    Math.min(mdps.length, residents.filter(({ floatBefore }) => floatBefore === 'up').length),
};
