import { norms2001 } from './fide-2001/norms.ts';
import { norms2024 } from './fide-2024/norms.ts';
import type { NormRuleSet } from './norm-rule-set.ts';

/** Every edition of the title regulations; the one in force, which is the default, comes first. */
export const normRuleSets: readonly [NormRuleSet, ...NormRuleSet[]] = [norms2024, norms2001];
