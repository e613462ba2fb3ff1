import { isInForce } from '../../kernel/in-force.ts';
import type { OfficeRecord, OfficeRuleSet } from '../office-record.ts';
import { officeOf, officeRuleSet } from '../office-rule-sets.ts';
import type { AppealRules, AppealStage } from './appeal-rules.ts';

const stage = (
  office: string,
  article: string,
  more: Partial<Omit<AppealStage, 'office' | 'article'>> = {},
): AppealStage => ({
  office,
  article,
  lodgedBy: null,
  beforeNextRound: false,
  onlyIfDismissed: false,
  formedHere: false,
  ...more,
});

const noConditions = { noSuspension: null, inWriting: null, deposit: null };

/**
 * The rules on protests of each regulation; a further edition is placed before the older, which stays.
 * A rule set is in force together with its offices.
 *
 * @article DSU 2002 §7, §17: from the arbiter to the committee, ten days from the ruling at most,
 *   without suspensive effect
 * @article DSU 2002 §18: from the committee to the tribunal about rules of play and disputes over the
 *   chess itself, without suspensive effect; its deadline stands in the union's laws
 * @article FIDE 2012 10.3, 10.4: to the appeals committee, in writing and with a fee before an
 *   announced time; returned where the protest succeeds; final
 * @article Tempelhof 2018 I.11: director, playing committee; court of arbitration, which is final, where
 *   the committee dismissed the protest
 * @article Tempelhof 2018 III.B.11: of an open rapid straight after the game, in writing, to be decided
 *   before the next round is paired, finally
 */
export const appealRuleSets: readonly AppealRules[] = [
  {
    code: 'dsu-2002',
    regulation: 'DSU 2002',
    offices: 'dsu-2002',
    against: 'tl',
    stages: [
      stage('tk', '§17', { lodgedBy: { kind: 'ruling', deadline: 'appeal' }, formedHere: true }),
      stage('skaknaevnet', '§18'),
    ],
    ...noConditions,
    noSuspension: '§17',
  },
  {
    code: 'tempelhof-2018',
    regulation: 'Tempelhof 2018',
    offices: 'tempelhof-2018',
    against: 'turnierleiter',
    stages: [
      stage('spielausschuss', 'I.11'),
      stage('schiedsgericht', 'I.11', { onlyIfDismissed: true }),
    ],
    ...noConditions,
  },
  {
    code: 'tempelhof-2018-rapid',
    regulation: 'Tempelhof 2018',
    offices: 'tempelhof-2018',
    against: 'turnierleiter',
    stages: [
      stage('court-of-players', 'III.B.11', {
        lodgedBy: { kind: 'after-the-game' },
        beforeNextRound: true,
        formedHere: true,
      }),
    ],
    ...noConditions,
    inWriting: 'III.B.11',
  },
  {
    code: 'fide-2012',
    regulation: 'FIDE 2012',
    offices: 'fide-2012',
    against: 'ca',
    stages: [stage('ac', '10.4', { lodgedBy: { kind: 'announced' }, formedHere: true })],
    ...noConditions,
    inWriting: '10.4',
    deposit: '10.4',
  },
];

/** The rule set with a code, if there is one. */
export const appealRules = (code: string): AppealRules | undefined =>
  appealRuleSets.find((one) => one.code === code);

/** The office that decides at a stage; undefined: there is no such stage. */
export function appealOffice(rules: AppealRules, index: number): OfficeRecord | undefined {
  const found = rules.stages[index];
  return found === undefined ? undefined : officeOf(rules.offices, found.office);
}

/**
 * The rules on protests at an event: the federation's in force on its first day, or FIDE's.
 *
 * @param editions of the system that is played: those of a club come first
 */
export function appealRulesFor(
  federation: string,
  day: string,
  editions: readonly string[] = [],
): AppealRules | undefined {
  const first = (isTheirs: (set: OfficeRuleSet, code: string) => boolean) =>
    appealRuleSets.find(({ offices, code }) => {
      const set = officeRuleSet(offices);
      return set !== undefined && isInForce(set, day) && isTheirs(set, code);
    });
  return (
    first(({ of }, code) => of === 'club' && editions.includes(code)) ??
    first((set) => set.of === 'federation' && set.federation === federation) ??
    first((set) => set.federation === '')
  );
}
