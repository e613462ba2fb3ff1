import { isInForce } from '../kernel/in-force.ts';
import { offices2002 } from './dsu-2002.ts';
import { officesFide2012 } from './fide-2012.ts';
import type { OfficeRecord, OfficeRuleSet } from './office-record.ts';
import { offices2018 } from './tempelhof-2018.ts';

/** The offices of each regulation. A further edition is placed before the older, which stays. */
export const officeRuleSets: readonly OfficeRuleSet[] = [
  {
    code: 'dsu-2002',
    regulation: 'DSU 2002',
    from: '2002-01-01',
    to: null,
    completeness: 'part',
    federation: 'DEN',
    of: 'federation',
    offices: offices2002,
  },
  {
    code: 'tempelhof-2018',
    regulation: 'Tempelhof 2018',
    from: '2018-08-01',
    to: null,
    completeness: 'part',
    federation: 'GER',
    of: 'club',
    offices: offices2018,
  },
  {
    code: 'fide-2012',
    regulation: 'FIDE 2012',
    from: '2012-07-01',
    to: null,
    completeness: 'whole',
    federation: '',
    of: 'federation',
    offices: officesFide2012,
  },
];

/** The rule set with a code, if there is one; below, an office of it. */
export const officeRuleSet = (code: string): OfficeRuleSet | undefined =>
  officeRuleSets.find((one) => one.code === code);

export const officeOf = (ruleSet: string, office: string): OfficeRecord | undefined =>
  officeRuleSet(ruleSet)?.offices.find(({ code }) => code === office);

/**
 * The rule set of offices for an event: its federation's regulation, or FIDE's if Rokade has none of
 * that federation.
 */
export function officeRulesFor(federation: string, day: string): readonly OfficeRuleSet[] {
  const inForce = officeRuleSets.filter((one) => one.of === 'federation' && isInForce(one, day));
  const own = inForce.filter((one) => one.federation === federation && federation !== '');
  return own.length > 0 ? own : inForce.filter((one) => one.federation === '');
}

/** Where a regulation says who decides something; undefined: it says nothing of it. */
export const articleOfTask = (
  { offices }: Pick<OfficeRuleSet, 'offices'>,
  task: string,
): string | undefined =>
  offices.flatMap(({ decides }) => decides).find(({ code }) => code === task)?.article;
