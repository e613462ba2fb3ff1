import { reason } from '../../../kernel/reason.ts';
import type { DutchArticles } from '../dutch-edition.ts';
import type { Pairee } from '../field/pairee.ts';
import type { DutchReason } from '../reason-codes.ts';

/** Why a player has the bye. */
export const explainBye = (
  { regulation, bye, byeReason }: DutchArticles,
  { no, score, unplayedRounds }: Pairee,
): readonly DutchReason[] => [
  reason(byeReason, `${regulation} ${bye}`, { player: no, halfPoints: score, unplayedRounds }),
];
