import type { Day } from '../../kernel/calendar.ts';
import { isInForce } from '../../kernel/in-force.ts';
import type { ClassRules } from './class-rules.ts';
import { classes2002 } from './edition-2002.ts';

/** The known rule sets of classes. A further edition is placed before the older, which stays. */
const classRuleSets: readonly ClassRules[] = [classes2002];

/** The class rules of a federation's championship that begins on a day; '' = no day given. */
export const classRulesFor = (federation: string, day: Day): ClassRules | undefined =>
  classRuleSets.find((one) => one.federation === federation && isInForce(one, day));

/** The rule set with a code, if there is one. */
export const classRules = (code: string): ClassRules | undefined =>
  classRuleSets.find((one) => one.code === code);
