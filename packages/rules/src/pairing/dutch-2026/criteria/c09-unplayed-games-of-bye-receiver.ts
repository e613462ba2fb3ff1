import type { Criterion } from '../../dutch/criteria/criterion.ts';

/**
 * The player who gets the bye has as few unplayed games as possible. Only counted if they alone leave
 * the bracket. `@article FIDE C.04.3 2026 C9`
 */
export const c09UnplayedGamesOfByeReceiver: Criterion = {
  code: 'C9',
  passedOver: 'dutch.passed-over-bye-receiver',
  ofByeReceiver: ({ unplayedRounds }) => unplayedRounds,
  atMost: ({ field }) => field.request.roundNumber - 1,
};
