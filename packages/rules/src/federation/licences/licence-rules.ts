import { isInForce } from '../../kernel/in-force.ts';

/** How an arbiter's licence is acquired and lost, and who needs one. */
export interface LicenceRules {
  readonly code: string;
  /** The regulation's name in citations. */
  readonly regulation: string;
  /** The federation to whose events it applies. */
  readonly federation: string;
  /** First and last day of the edition; null: still in force. */
  readonly from: string;
  readonly to: string | null;
  /** The number of groups led that declarations must show in total. */
  readonly groupsLed: number;
  /** The articles for each way, its documents, and who must be licensed at an event. */
  readonly articles: {
    readonly course: string;
    readonly practice: string;
    readonly award: string;
    readonly withdrawal: string;
    readonly certificate: string;
    readonly arbiters: string;
    readonly committee: string;
  };
}

/**
 * The rules on arbiters' licences of each federation; a further edition is placed before the older,
 * which stays.
 *
 * @article DSU 2002 §5a: one arbiter at least is licensed, others may be aspirants
 * @article DSU 2002 §5b: the members of the committee are licensed
 * @article DSU 2002 4.6.1.1: a course with its written examination, and a licensed arbiter's
 *   declaration that two groups at least were led well
 * @article DSU 2002 4.6.1.2: given by FU in special cases
 * @article DSU 2002 4.6.2: withdrawn by FU, and acquired again by 4.6.1.1
 * @article DSU 2002 4.6.4: a certificate for the aspirant, signed for the licence; a registered letter
 *   for a licence withdrawn
 */
export const licenceRuleSets: readonly LicenceRules[] = [
  {
    code: 'dsu-2002',
    regulation: 'DSU 2002',
    federation: 'DEN',
    from: '2002-01-01',
    to: null,
    groupsLed: 2,
    articles: {
      course: '4.6.1.1',
      practice: '4.6.1.1',
      award: '4.6.1.2',
      withdrawal: '4.6.2',
      certificate: '4.6.4',
      arbiters: '§5a',
      committee: '§5b',
    },
  },
];

/** The rules with a code, if there are any. */
export const licenceRules = (code: string): LicenceRules | undefined =>
  licenceRuleSets.find((rules) => rules.code === code);

/** The licence rules for an event; undefined: not known. */
export const licenceRulesFor = (federation: string, day: string): LicenceRules | undefined =>
  licenceRuleSets.find((rules) => rules.federation === federation && isInForce(rules, day));
