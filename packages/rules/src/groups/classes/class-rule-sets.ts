import type { Day } from '../../kernel/calendar.ts';
import { isInForce } from '../../kernel/in-force.ts';
import type { ClassRules } from './class-rules.ts';
import { classes2002 } from './edition-2002.ts';

/** The classes that are known. A further edition of one stands before the older, which stays. */
const classRuleSets: readonly ClassRules[] = [classes2002];

/** The classes of a federation's championship that begins on a day; '' = no day is said. */
export const classRulesFor = (federation: string, day: Day): ClassRules | undefined =>
  classRuleSets.find((one) => one.federation === federation && isInForce(one, day));

/** The rule set of a code, if there is one. */
export const classRules = (code: string): ClassRules | undefined =>
  classRuleSets.find((one) => one.code === code);
