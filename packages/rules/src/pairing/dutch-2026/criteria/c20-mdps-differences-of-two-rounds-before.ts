import { type Criterion, isMdp, mdpScores } from '../../dutch/criteria/criterion.ts';

/**
 * The score differences, largest first, of moved-down players who floated down two rounds before
 * are to be small. One who stays in limbo can only be paired lower down, so their difference counts
 * as larger than any in the bracket. C7 has settled how many of each score stay in limbo; what is
 * left to choose is how many of those floated down before, the highest score first.
 * `@article FIDE C.04.3 2026 C20`
 */
export const c20MdpsDifferencesOfTwoRoundsBefore: Criterion = {
  code: 'C20',
  passedOver: 'dutch.passed-over-float-differences',
  byClass: mdpScores,
  ofDownfloater: (player, bracket) =>
    player.floatTwoBefore === 'down' && isMdp(bracket, player) ? 1 : 0,
  atMost: ({ mdps }) => mdps.filter(({ floatTwoBefore }) => floatTwoBefore === 'down').length,
};
