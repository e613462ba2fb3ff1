import type { ClassRules } from './class-rules.ts';
import { classes2002 } from './edition-2002.ts';

/** The classes that are known. A further edition of one stands before the older, which stays. */
export const classRuleSets: readonly ClassRules[] = [classes2002];
