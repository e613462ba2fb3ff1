import { type Criterion, isMdp } from '../../dutch/criteria/criterion.ts';

/**
 * As few residents as possible float down who floated down two rounds before.
 * `@article FIDE C.04.3 2026 C16`
 */
export const c16DownfloatersOfTwoRoundsBefore: Criterion = {
  code: 'C16',
  passedOver: 'dutch.passed-over-downfloat',
  ofDownfloater: (player, bracket) =>
    player.floatTwoBefore === 'down' && !isMdp(bracket, player) ? 1 : 0,
  atMost: ({ residents }) =>
    residents.filter(({ floatTwoBefore }) => floatTwoBefore === 'down').length,
};
