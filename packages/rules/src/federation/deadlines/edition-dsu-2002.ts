import { due, type ListedDeadline } from './deadline-rules.ts';

const organiser = { bearer: 'organiser' } as const;

/**
 * RKF's approval of an event that is a combination of systems.
 *
 * @article DSU 2002 §65e
 */
const combination2002: readonly ListedDeadline[] = [
  due('combination', '§65e', 'firstRound', {
    days: -1,
    ...organiser,
    only: 'combined',
    invitation: {
      problem: 'not-approved',
      day: 'combinationApproved',
      only: 'combined',
      anyDay: true,
    },
  }),
];

/**
 * The fifteen points of a rapid event, which are recommendations: the event's day, and the distance
 * from it.
 *
 * @article DSU 2002 4.13.2
 */
const rapid2002 = (
  [
    { points: [1, 2, 3, 4, 5, 6], from: 'entriesClose', months: -1 },
    { points: [7, 8], from: 'entriesClose', months: 0 },
    { points: [9, 10, 11, 12, 13, 14, 15], from: 'firstRound', months: 0 },
  ] as const
).flatMap(({ points, from, months }) =>
  points.map((point) =>
    due(`rapid-${point}`, `4.13.2-${point}`, from, {
      months,
      ...organiser,
      only: 'rapid',
      advice: true,
    }),
  ),
);

/** @article DSU 2002 §31, §32, §33, §5c, §5f, §5g, §6, §17, §21, §61a, §64, §64a, §64b; 4.5.4.3; 4.8.3; 4.9.1-1; 4.9.1-3; 4.9.1-11; 4.9.1-12 */
const union2002: readonly ListedDeadline[] = [
  due('emt-invitation', '§32', 'february', {
    days: 0,
    bearer: 'fu',
    only: 'championship',
    invitation: {
      problem: 'championship-announced-late',
      day: 'announcedOn',
      only: 'championship',
    },
  }),
  due('emt-entry', '§33', 'easterMonday', {
    days: -35,
    bearer: 'club-chair',
    only: 'championship',
    invitation: { problem: 'championship-closes-late', day: 'entriesClose', only: 'championship' },
  }),
  due('emt-list', '§31', 'entriesClose', {
    days: 0,
    ...organiser,
    only: 'championship',
    list: 'sent',
  }),
  due('emt-list-returned', '§31', 'listSent', {
    days: 7,
    bearer: 'rkf',
    only: 'championship',
    list: 'returned',
  }),
  due('dates', '4.9.1-1', 'firstRound', { months: -12, ...organiser, advice: true }),
  due('open-invitation', '§61a', 'entriesClose', {
    months: -1,
    ...organiser,
    unless: ['not-open'],
    invitation: { problem: 'announced-late', day: 'announcedOn', only: 'open' },
  }),
  due('last-entry', '4.9.1-3', 'firstRound', {
    days: -7,
    ...organiser,
    unless: ['championship'],
    advice: true,
    invitation: { problem: 'entries-close-late', day: 'entriesClose' },
  }),
  due('rating-notice', '§64', 'firstRound', {
    days: -1,
    ...organiser,
    list: 'notice',
    unless: ['not-rated', 'championship'],
  }),
  due('list-sent', '§64a', 'entriesClose', {
    days: 0,
    ...organiser,
    only: 'short',
    unless: ['championship', 'not-rated'],
    list: 'sent',
  }),
  // The day after the first round.
  due('list-kept', '§64b', 'firstRound', {
    days: 1,
    ...organiser,
    only: 'long',
    unless: ['championship', 'not-rated'],
    list: 'sent',
  }),
  due('list-returned', '§5c', 'listSent', {
    days: 7,
    bearer: 'rkf',
    only: 'short',
    unless: ['championship', 'not-rated'],
    list: 'returned',
  }),
  due('list-called-for', '§64b', 'lastRound', {
    days: -7,
    ...organiser,
    only: 'long',
    unless: ['championship', 'not-rated'],
    list: 'called-for',
  }),
  due('list-back', '§64b', 'lastRound', {
    days: 0,
    bearer: 'rkf',
    only: 'long',
    unless: ['championship', 'not-rated'],
    list: 'returned',
  }),
  due('fee', '§21', 'firstRound', { days: -1, ...organiser }),
  due('prizes', '§5f', 'secondDay', { days: 0, ...organiser }),
  due('report', '§5g', 'lastRound', { days: 7, bearer: 'tl', unless: ['not-rated'] }),
  due('report-abroad', '4.5.4.3', 'home', { days: 14, beforeNextEvent: true }),
  due('appeal', '§17', 'ruling', { days: 10 }),
  due('elo-notice', '4.8.3', 'firstRound', {
    days: -28,
    ...organiser,
    unless: ['not-rated-by-fide'],
  }),
  due('elo-report', '4.8.3', 'lastRound', {
    days: 7,
    bearer: 'tl',
    unless: ['not-rated-by-fide'],
  }),
];

/** Every deadline of the Danish handbook. */
export const deadlines2002 = [...union2002, ...combination2002, ...rapid2002];
