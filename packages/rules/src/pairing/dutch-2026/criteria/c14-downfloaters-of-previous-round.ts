import { type Criterion, isMdp } from './criterion.ts';

/**
 * As few residents as possible float down who floated down the previous round.
 * `@article FIDE C.04.3 2026 C14`
 */
export const c14DownfloatersOfPreviousRound: Criterion = {
  code: 'C14',
  ofDownfloater: (player, bracket) =>
    player.floatBefore === 'down' && !isMdp(bracket, player) ? 1 : 0,
  atMost: ({ residents }) => residents.filter(({ floatBefore }) => floatBefore === 'down').length,
};
