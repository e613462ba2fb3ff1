/** The dates that deadlines are counted from. */
export const deadlineDays = [
  'easterMonday',
  'february',
  'entriesClose',
  'listSent',
  'firstRound',
  'secondDay',
  'lastRound',
  'round',
  'ruling',
  'home',
  'challenged',
] as const;
export type DeadlineDay = (typeof deadlineDays)[number];

/** A deadline of a regulation: the last day that is in time, counted from a date. */
export interface DeadlineRule {
  readonly code: string;
  /** Of which regulation in which edition. */
  readonly edition: string;
  readonly article: string;
  readonly from: DeadlineDay;
  /** Before the date where below zero; months are counted first. */
  readonly months?: number;
  readonly days?: number;
  /** Hours before a moment, where a day is too coarse. */
  readonly hours?: number;
  /** It is over before the next event, where that is sooner. */
  readonly beforeNextEvent?: true;
  /** Whose it is at an event, as an office of the regulation; left out: it is nobody's there. */
  readonly bearer?: string;
  /** Events that it is for; left out: all. */
  readonly only?: EventTrait;
  /** Events that it is not for, once it is said that they are so. */
  readonly unless?: EventTrait;
  /** What it does with the list of entries on its way to the rating officer and back. */
  readonly list?: 'notice' | 'sent' | 'called-for' | 'returned';
}

/** Under ten weeks, or ten weeks and more. */
export type EventLength = 'short' | 'long';

/**
 * What decides whether a deadline is for an event; `rapid`: all its groups are; `not-for-titles`: it is
 * said to be of level 3 or 4.
 */
export type EventTrait =
  | EventLength
  | 'rapid'
  | 'combined'
  | 'not-open'
  | 'not-rated'
  | 'not-rated-by-fide'
  | 'not-for-titles';

type Listed = Omit<DeadlineRule, 'edition'>;

/** What RKF approves before an event that is a combination of systems. @article DSU 2002 §65e */
const combination2002: readonly Listed[] = [
  {
    ...{ code: 'combination', article: '§65e', from: 'firstRound', days: -1 },
    ...{ bearer: 'organiser', only: 'combined' },
  },
];

/** The fifteen points of a rapid event: by which of its days, counted how. @article DSU 2002 4.13.2 */
const rapid2002: readonly Listed[] = [
  ...Array.from(
    { length: 6 },
    (_, index) => ({ number: index + 1, from: 'entriesClose', months: -1 }) as const,
  ),
  ...[7, 8].map((number) => ({ number, from: 'entriesClose', months: 0 }) as const),
  ...Array.from(
    { length: 7 },
    (_, index) => ({ number: index + 9, from: 'firstRound', months: 0 }) as const,
  ),
].map(({ number, from, months }) => ({
  ...{ code: `rapid-${number}`, article: `4.13.2-${number}`, from, months },
  ...{ bearer: 'organiser', only: 'rapid' as const },
}));

/** @article DSU 2002 §32, §33, §5c, §5f, §5g, §6, §17, §21, §61a, §64, §64a, §64b; 4.5.4.3; 4.8.3; 4.9.1-1; 4.9.1-3; 4.9.1-11; 4.9.1-12 */
const dsu2002: readonly Listed[] = [
  { code: 'emt-invitation', article: '§32', from: 'february', days: 0, bearer: 'fu' },
  { code: 'emt-entry', article: '§33', from: 'easterMonday', days: -35, bearer: 'club-chair' },
  { code: 'dates', article: '4.9.1-1', from: 'firstRound', months: -12, bearer: 'organiser' },
  {
    ...{ code: 'open-invitation', article: '§61a', from: 'entriesClose', months: -1 },
    ...{ bearer: 'organiser', unless: 'not-open' },
  },
  { code: 'last-entry', article: '4.9.1-3', from: 'firstRound', days: -7, bearer: 'organiser' },
  {
    ...{ code: 'rating-notice', article: '§64', from: 'firstRound', days: -1 },
    ...{ bearer: 'organiser', list: 'notice', unless: 'not-rated' },
  },
  {
    ...{ code: 'list-sent', article: '§64a', from: 'entriesClose', days: 0 },
    ...{ bearer: 'organiser', only: 'short', list: 'sent' },
  },
  {
    ...{ code: 'list-kept', article: '§64b', from: 'firstRound', days: 0 },
    ...{ bearer: 'organiser', only: 'long', list: 'sent' },
  },
  {
    ...{ code: 'list-returned', article: '§5c', from: 'listSent', days: 7 },
    ...{ bearer: 'rkf', only: 'short', list: 'returned' },
  },
  {
    ...{ code: 'list-called-for', article: '§64b', from: 'lastRound', days: -7 },
    ...{ bearer: 'organiser', only: 'long', list: 'called-for' },
  },
  {
    ...{ code: 'list-back', article: '§64b', from: 'lastRound', days: 0 },
    ...{ bearer: 'rkf', only: 'long', list: 'returned' },
  },
  { code: 'fee', article: '§21', from: 'firstRound', days: -1, bearer: 'organiser' },
  { code: 'prizes', article: '§5f', from: 'secondDay', days: 0, bearer: 'organiser' },
  { code: 'report', article: '§5g', from: 'lastRound', days: 7, bearer: 'tl' },
  { code: 'report-abroad', article: '4.5.4.3', from: 'home', days: 14, beforeNextEvent: true },
  { code: 'appeal', article: '§17', from: 'ruling', days: 10 },
  {
    ...{ code: 'elo-notice', article: '4.8.3', from: 'firstRound', days: -28 },
    ...{ bearer: 'organiser', unless: 'not-rated-by-fide' },
  },
  {
    ...{ code: 'elo-report', article: '4.8.3', from: 'lastRound', days: 7 },
    ...{ bearer: 'tl', unless: 'not-rated-by-fide' },
  },
];

/** @article Tempelhof 2018 III.A.6, III.A.9, III.A.11, III.G.6 */
const tempelhof2018: readonly Listed[] = [
  { code: 'pairings', article: 'III.A.6', from: 'round', days: -2, bearer: 'turnierleiter' },
  { code: 'excuse', article: 'III.A.9', from: 'round', days: -1 },
  {
    ...{ code: 'open-games', article: 'III.A.11', from: 'lastRound', days: -7 },
    bearer: 'turnierleiter',
  },
  { code: 'challenge', article: 'III.G.6', from: 'challenged', months: 1 },
  { code: 'challenge-extended', article: 'III.G.6', from: 'challenged', months: 1, days: 28 },
];

/** @article FIDE 2012 3.2, 3.3, 7.3: the draw of L1 and L2, round robins and preferred Swiss systems */
const fide2012: readonly Listed[] = [
  { code: 'conditions', article: '3.2.2', from: 'firstRound', days: -1, bearer: 'ca' },
  { code: 'material', article: '3.2.3', from: 'firstRound', days: -1, bearer: 'ca' },
  { code: 'ca-report', article: '3.3', from: 'lastRound', days: 7, bearer: 'ca' },
  {
    ...{ code: 'draw', article: '7.3', from: 'firstRound', hours: -12 },
    ...{ bearer: 'ca', unless: 'not-for-titles' },
  },
];

/** Every deadline that is counted in hours, days, weeks or months from one date. */
export const deadlineRules: readonly DeadlineRule[] = [
  ...[...dsu2002, ...combination2002, ...rapid2002].map((rule) => ({
    ...rule,
    edition: 'dsu-2002',
  })),
  ...tempelhof2018.map((rule) => ({ ...rule, edition: 'tempelhof-2018' })),
  ...fide2012.map((rule) => ({ ...rule, edition: 'fide-2012' })),
];
