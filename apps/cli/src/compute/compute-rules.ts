import { candidateResultRule } from './candidate-result.ts';
import type { ComputeRule } from './compute-rule.ts';
import { promotionRule } from './promotion.ts';

/** Every rule that `rokade compute` knows; a new one is its record and a line here. */
export const computeRules: readonly ComputeRule[] = [candidateResultRule, promotionRule];
