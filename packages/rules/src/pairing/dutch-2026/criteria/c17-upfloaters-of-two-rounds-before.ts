import { type Criterion, isMdp } from '../../dutch/criteria/criterion.ts';

/**
 * As few opponents of moved-down players as possible floated up two rounds before.
 * `@article FIDE C.04.3 2026 C17`
 */
export const c17UpfloatersOfTwoRoundsBefore: Criterion = {
  code: 'C17',
  passedOver: 'dutch.passed-over-upfloat',
  ofPair: (higher, lower, bracket) =>
    lower.floatTwoBefore === 'up' && isMdp(bracket, higher) ? 1 : 0,
  atMost: ({ mdps, residents }) =>
    Math.min(mdps.length, residents.filter(({ floatTwoBefore }) => floatTwoBefore === 'up').length),
};
