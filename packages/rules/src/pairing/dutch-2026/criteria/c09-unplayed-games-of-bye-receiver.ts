import type { Criterion } from '../../dutch/criteria/criterion.ts';

/**
 * The player who gets the bye should have missed as few games as possible. Only where they are the
 * one player to leave the bracket. `@article FIDE C.04.3 2026 C9`
 */
export const c09UnplayedGamesOfByeReceiver: Criterion = {
  code: 'C9',
  passedOver: 'dutch.passed-over-bye-receiver',
  ofByeReceiver: ({ unplayedRounds }) => unplayedRounds,
  atMost: ({ field }) => field.request.roundNumber - 1,
};
