import { candidateResultRule } from './candidate-result.ts';
import type { ComputeRule } from './compute-rule.ts';
import { deadlineRule } from './deadline.ts';
import { ladderRule } from './ladder.ts';
import { mehrkampfRule } from './mehrkampf.ts';
import { promotionRule } from './promotion.ts';
import { sanctionsRule } from './sanctions.ts';
import { skatGameRule } from './skat-game.ts';

/** Every rule that `rokade compute` knows; a new one is its record and a line here. */
export const computeRules: readonly ComputeRule[] = [
  candidateResultRule,
  sanctionsRule,
  deadlineRule,
  promotionRule,
  mehrkampfRule,
  ladderRule,
  skatGameRule,
];
