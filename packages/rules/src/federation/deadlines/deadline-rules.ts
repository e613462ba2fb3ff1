/** The dates that deadlines are counted from. */
export const deadlineDays = [
  'easterMonday',
  'entriesClose',
  'listSent',
  'firstRound',
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
  /** It is over before the next event, where that is sooner. */
  readonly beforeNextEvent?: true;
}

/** @article DSU 2002 §33, §5c, §5g, §6, §17, §21, §61a, §64b; 4.5.4.3; 4.8.3; 4.9.1-1; 4.9.1-3 */
const dsu2002 = [
  { code: 'emt-entry', article: '§33', from: 'easterMonday', days: -35 },
  { code: 'dates', article: '4.9.1-1', from: 'firstRound', months: -12 },
  { code: 'open-invitation', article: '§61a', from: 'entriesClose', months: -1 },
  { code: 'last-entry', article: '4.9.1-3', from: 'firstRound', days: -7 },
  { code: 'list-returned', article: '§5c', from: 'listSent', days: 7 },
  { code: 'list-called-for', article: '§64b', from: 'lastRound', days: -7 },
  { code: 'fee', article: '§21', from: 'firstRound', days: -1 },
  { code: 'report', article: '§5g', from: 'lastRound', days: 7 },
  { code: 'report-abroad', article: '4.5.4.3', from: 'home', days: 14, beforeNextEvent: true },
  { code: 'appeal', article: '§17', from: 'ruling', days: 10 },
  { code: 'elo-notice', article: '4.8.3', from: 'firstRound', days: -28 },
  { code: 'elo-report', article: '4.8.3', from: 'lastRound', days: 7 },
] as const satisfies readonly Omit<DeadlineRule, 'edition'>[];

/** @article Tempelhof 2018 III.A.6, III.A.9, III.A.11, III.G.6 */
const tempelhof2018 = [
  { code: 'pairings', article: 'III.A.6', from: 'round', days: -2 },
  { code: 'excuse', article: 'III.A.9', from: 'round', days: -1 },
  { code: 'open-games', article: 'III.A.11', from: 'lastRound', days: -7 },
  { code: 'challenge', article: 'III.G.6', from: 'challenged', months: 1 },
  { code: 'challenge-extended', article: 'III.G.6', from: 'challenged', months: 1, days: 28 },
] as const satisfies readonly Omit<DeadlineRule, 'edition'>[];

/** Every deadline that is counted in days, weeks or months from one date. */
export const deadlineRules: readonly DeadlineRule[] = [
  ...dsu2002.map((rule) => ({ ...rule, edition: 'dsu-2002' })),
  ...tempelhof2018.map((rule) => ({ ...rule, edition: 'tempelhof-2018' })),
];
