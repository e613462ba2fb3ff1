import { type Criterion, isMdp, mdpScores } from '../../dutch/criteria/criterion.ts';

/**
 * The downfloaters' scores, highest first, as low as possible. As C6 has decided their number, this
 * means: as few as possible of the highest moved-down score, then of the next; the rest are residents.
 * `@article FIDE C.04.3 2026 C7`
 */
export const c07DownfloatersScores: Criterion = {
  code: 'C7',
  passedOver: 'dutch.passed-over-moved-down',
  byClass: mdpScores,
  ofDownfloater: (player, bracket) => (isMdp(bracket, player) ? 1 : 0),
  atMost: ({ mdps }) => mdps.length,
};
