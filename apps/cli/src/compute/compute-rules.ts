import { candidateResultRule } from './candidate-result.ts';
import type { ComputeRule } from './compute-rule.ts';
import { deadlineRule } from './deadline.ts';
import { flagFallRule } from './flag-fall.ts';
import { illegalMoveRule } from './illegal-move.ts';
import { ladderRule } from './ladder.ts';
import { lineUpRule } from './line-up.ts';
import { mehrkampfRule } from './mehrkampf.ts';
import { promotionRule } from './promotion.ts';
import { sanctionsRule } from './sanctions.ts';
import { sealedMoveRule } from './sealed-move.ts';
import { skatGameRule } from './skat-game.ts';
import { teamPrizesRule } from './team-prizes.ts';
import { teamTableRule } from './team-table.ts';
import { wrongClaimRule } from './wrong-claim.ts';

/** Every rule of `rokade compute`; a new rule needs its record and a line here. */
export const computeRules: readonly ComputeRule[] = [
  candidateResultRule,
  sanctionsRule,
  deadlineRule,
  promotionRule,
  mehrkampfRule,
  ladderRule,
  skatGameRule,
  flagFallRule,
  illegalMoveRule,
  wrongClaimRule,
  sealedMoveRule,
  teamTableRule,
  lineUpRule,
  teamPrizesRule,
];
