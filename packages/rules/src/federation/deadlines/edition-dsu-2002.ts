import type { ListedDeadline } from './deadline-rules.ts';

/** What RKF approves before an event that is a combination of systems. @article DSU 2002 §65e */
const combination2002: readonly ListedDeadline[] = [
  {
    ...{ code: 'combination', article: '§65e', from: 'firstRound', days: -1 },
    ...{ bearer: 'organiser', only: 'combined' },
    invitation: {
      problem: 'not-approved',
      day: 'combinationApproved',
      only: 'combined',
      wanted: true,
    },
  },
];

/** The fifteen points of a rapid event: by which of its days, counted how. @article DSU 2002 4.13.2 */
const rapid2002: readonly ListedDeadline[] = [
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
const union2002: readonly ListedDeadline[] = [
  {
    ...{ code: 'emt-invitation', article: '§32', from: 'february', days: 0, bearer: 'fu' },
    invitation: {
      problem: 'championship-announced-late',
      day: 'announcedOn',
      only: 'championship',
    },
  },
  {
    ...{ code: 'emt-entry', article: '§33', from: 'easterMonday', days: -35, bearer: 'club-chair' },
    invitation: { problem: 'championship-closes-late', day: 'entriesClose', only: 'championship' },
  },
  { code: 'dates', article: '4.9.1-1', from: 'firstRound', months: -12, bearer: 'organiser' },
  {
    ...{ code: 'open-invitation', article: '§61a', from: 'entriesClose', months: -1 },
    ...{ bearer: 'organiser', unless: 'not-open' },
    invitation: { problem: 'announced-late', day: 'announcedOn', only: 'open' },
  },
  {
    ...{
      code: 'last-entry',
      article: '4.9.1-3',
      from: 'firstRound',
      days: -7,
      bearer: 'organiser',
    },
    invitation: { problem: 'entries-close-late', day: 'entriesClose' },
  },
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

/** Every deadline of the Danish union's handbook. */
export const deadlines2002 = [...union2002, ...combination2002, ...rapid2002];
