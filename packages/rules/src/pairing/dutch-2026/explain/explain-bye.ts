import type { Pairee } from '../field/pairee.ts';
import type { DutchReason } from '../reason-codes.ts';

/** Why a player has the bye: the lowest score with which it leaves a complete pairing. */
export const explainBye = ({ no, score, unplayedRounds }: Pairee): readonly DutchReason[] => [
  {
    code: 'dutch.bye-lowest-score',
    article: 'C.04.3 (2026) C2, C5, C9',
    facts: { player: no, halfPoints: score, unplayedRounds },
  },
];
