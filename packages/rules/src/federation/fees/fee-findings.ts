import type { Day } from '../../kernel/calendar.ts';
import type { MinorUnits } from '../../kernel/money.ts';
import {
  type EditionFinding,
  type FindingArticles,
  type FindingRules,
  findingsBy,
} from '../edition-findings.ts';

/** What may be said of an event's money. */
export type FeeFindingCode =
  /** No fee for entering is fixed. */
  | 'no-fee'
  /** What each player pays the federation is not fixed. */
  | 'no-federation-fee'
  /** The federation has not got all of its fee, before round 1 and from its day on. */
  | 'federation-fee-to-send'
  | 'federation-fee-late'
  /** Somebody entered late, and no fee for that is fixed. */
  | 'no-late-fee'
  /** Entries have closed, and some are not paid: they are not valid. */
  | 'unpaid-not-valid'
  /** Nobody is named who leads the event's economy. */
  | 'no-leader'
  /** The event is over: its accounts go to the treasurer. */
  | 'accounts-due'
  /** The fee that goes with a protest is not fixed beforehand. */
  | 'no-deposit';

/** An event's money, as far as regulations ask. */
export interface FeeEvent {
  readonly editions: readonly string[];
  readonly isChampionship: boolean;
  readonly today: Day;
  /** '' = not said. */
  readonly firstDay: Day;
  readonly lastDay: Day;
  readonly entriesClose: Day;
  readonly hasFee: boolean;
  readonly hasLateFee: boolean;
  /** What each player pays the federation; null = not fixed. */
  readonly federationFee: MinorUnits | null;
  /** What of it the federation has not got yet. */
  readonly federationOwed: MinorUnits;
  /** How many entered late, and how many have not paid all. */
  readonly late: number;
  readonly unpaid: number;
  readonly leader: string;
  /** What goes with a protest; null = not fixed. */
  readonly deposit: MinorUnits | null;
  /** When the accounts went to the treasurer; '' = they have not. */
  readonly accountsGiven: Day;
}

/** What is said of an event's money, and by which article. */
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

/** What each regulation says of money; another edition's is another record. */
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

/** What is to be said of an event's money by the regulations that hold for it. */
export const feeFindings = (event: FeeEvent): readonly FeeFinding[] =>
  findingsBy(feeRuleSets, event, (code) => holds[code](event));
