import { sanctions2002 } from './edition-2002.ts';
import type { SanctionGround, SanctionRules } from './sanction-rules.ts';

/** The known rule sets of sanctions. A further edition is placed before the older, which stays. */
export const sanctionRuleSets: readonly SanctionRules[] = [sanctions2002];

/** The rule set with a code, if there is one; below, a ground of it. */
export const sanctionRules = (code: string): SanctionRules | undefined =>
  sanctionRuleSets.find((one) => one.code === code);

export const sanctionGround = (rules: string, ground: string): SanctionGround | undefined =>
  sanctionRules(rules)?.grounds.find(({ code }) => code === ground);
