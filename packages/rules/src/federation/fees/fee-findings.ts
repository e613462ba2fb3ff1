import type { Day } from '../../kernel/calendar.ts';
import type { MinorUnits } from '../../kernel/money.ts';
import {
  type EditionFinding,
  type FindingArticles,
  type FindingRules,
  findingsBy,
} from '../edition-findings.ts';

/** The possible findings about an event's money. */
export type FeeFindingCode =
  /** No entry fee is set. */
  | 'no-fee'
  /** The federation's fee for each player is not set. */
  | 'no-federation-fee'
  /** The federation's fee is not fully paid, before round 1 and from its day on. */
  | 'federation-fee-to-send'
  | 'federation-fee-late'
  /** There are late entries, and no fee for them is set. */
  | 'no-late-fee'
  /** Entries have closed, and some are unpaid: these are not valid. */
  | 'unpaid-not-valid'
  /** No economic leader is named. */
  | 'no-leader'
  /** The event is over: the accounts are due to the treasurer. */
  | 'accounts-due'
  /** The deposit for a protest was not set beforehand. */
  | 'no-deposit';

/** The facts of an event's money that regulations refer to. */
export interface FeeEvent {
  readonly editions: readonly string[];
  readonly isChampionship: boolean;
  readonly today: Day;
  /** '' = not given. */
  readonly firstDay: Day;
  readonly lastDay: Day;
  readonly entriesClose: Day;
  readonly hasFee: boolean;
  readonly hasLateFee: boolean;
  /** The federation's fee for each player; null = not set. */
  readonly federationFee: MinorUnits | null;
  /** The part that is not paid to the federation yet. */
  readonly federationOwed: MinorUnits;
  /** The number of late entries, and of players who have not paid in full. */
  readonly late: number;
  readonly unpaid: number;
  readonly leader: string;
  /** The deposit for a protest; null = not set. */
  readonly deposit: MinorUnits | null;
  /** When the accounts were sent to the treasurer; '' = not yet. */
  readonly accountsGiven: Day;
}

/** A finding about an event's money, with its article. */
export type FeeFinding = EditionFinding<FeeFindingCode>;

const isPast = (today: Day, day: Day): boolean => day !== '' && today > day;

const holds: Readonly<Record<FeeFindingCode, (event: FeeEvent) => boolean>> = {
  'no-fee': ({ hasFee }) => !hasFee,
  'no-federation-fee': ({ federationFee }) => federationFee === null,
  'federation-fee-to-send': ({ federationOwed, firstDay, today }) =>
    federationOwed > 0 && (firstDay === '' || today < firstDay),
  'federation-fee-late': ({ federationOwed, firstDay, today }) =>
    federationOwed > 0 && firstDay !== '' && today >= firstDay,
  'no-late-fee': ({ late, hasLateFee }) => late > 0 && !hasLateFee,
  'unpaid-not-valid': ({ unpaid, entriesClose, today }) =>
    unpaid > 0 && isPast(today, entriesClose),
  'no-leader': ({ leader }) => leader === '',
  'accounts-due': ({ lastDay, today, accountsGiven }) =>
    accountsGiven === '' && isPast(today, lastDay),
  'no-deposit': ({ deposit }) => deposit === null,
};

/**
 * @article DSU 2002 §5e: it goes to the federation's treasurer
 * @article DSU 2002 §21: a fee for each player, with the federation before round 1
 * @article DSU 2002 §27: the organiser may fix a fee for who enters late
 * @article DSU 2002 4.9.1-2
 * @article DSU 2002 4.9.1-9
 */
const usual2002: FindingArticles<FeeFindingCode> = {
  'no-fee': '4.9.1-2',
  'no-federation-fee': '§21',
  'federation-fee-to-send': '4.9.1-9',
  'federation-fee-late': '§21',
  'no-late-fee': '§27',
};

/** Each regulation's rules on money; a new edition is a new record. */
const feeRuleSets: readonly FindingRules<FeeFindingCode>[] = [
  {
    edition: 'dsu-2002',
    usual: usual2002,
    /**
     * @article DSU 2002 §31: an economic leader, who gives account to the treasurer afterwards
     * @article DSU 2002 §33: an entry is valid with its fee, by the deadline; none is valid later
     */
    championship: {
      'no-fee': '§33',
      'no-federation-fee': '§21',
      'federation-fee-to-send': '§5e',
      'federation-fee-late': '§21',
      'unpaid-not-valid': '§33',
      'no-leader': '§31',
      'accounts-due': '§31',
    },
  },
  /** @article FIDE 2012 10.4: fee and deadline of an appeal are fixed in advance */
  {
    edition: 'fide-2012',
    usual: { 'no-deposit': '10.4' },
    championship: { 'no-deposit': '10.4' },
  },
  /** @article Tempelhof 2018 III.B.13: the invitation says the fees */
  {
    edition: 'tempelhof-2018',
    usual: { 'no-fee': 'III.B.13' },
    championship: {},
  },
];

/** The findings about an event's money by the regulations in force for it. */
export const feeFindings = (event: FeeEvent): readonly FeeFinding[] =>
  findingsBy(feeRuleSets, event, (code) => holds[code](event));
