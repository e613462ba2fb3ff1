import { type Criterion, isMdp } from '../../dutch/criteria/criterion.ts';

/**
 * As few residents as possible float down who floated down the previous round.
 * `@article FIDE C.04.3 2026 C14`
 */
export const c14DownfloatersOfPreviousRound: Criterion = {
  code: 'C14',
  passedOver: 'dutch.passed-over-downfloat',
  ofDownfloater: (player, bracket) =>
    player.floatBefore === 'down' && !isMdp(bracket, player) ? 1 : 0,
  atMost: ({ residents }) => residents.filter(({ floatBefore }) => floatBefore === 'down').length,
};
