import { type Criterion, isMdp } from '../../dutch/criteria/criterion.ts';

/**
 * As few opponents of moved-down players as possible floated up the previous round.
 * `@article FIDE C.04.3 2026 C15`
 */
export const c15UpfloatersOfPreviousRound: Criterion = {
  code: 'C15',
  passedOver: 'dutch.passed-over-upfloat',
  ofPair: (higher, lower, bracket) =>
    lower.floatBefore === 'up' && isMdp(bracket, higher) ? 1 : 0,
  atMost: ({ mdps, residents }) =>
    Math.min(mdps.length, residents.filter(({ floatBefore }) => floatBefore === 'up').length),
};
