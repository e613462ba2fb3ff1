import { type Criterion, isMdp, mdpScores } from '../../dutch/criteria/criterion.ts';

/**
 * The score differences, largest first, of moved-down players who floated down two rounds before, as
 * small as possible. A player in limbo can only be paired lower down, so the difference counts as
 * larger than any in the bracket. C7 has decided how many of each score stay in limbo; what remains to
 * be chosen is how many of those floated down before, the highest score first. `@article FIDE C.04.3
 * 2026 C20`
 */
export const c20MdpsDifferencesOfTwoRoundsBefore: Criterion = {
  code: 'C20',
  passedOver: 'dutch.passed-over-float-differences',
  byClass: mdpScores,
  ofDownfloater: (player, bracket) =>
    player.floatTwoBefore === 'down' && isMdp(bracket, player) ? 1 : 0,
  atMost: ({ mdps }) => mdps.filter(({ floatTwoBefore }) => floatTwoBefore === 'down').length,
};
