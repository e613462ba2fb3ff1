import { type Day, plusDays } from '../../kernel/calendar.ts';
import { deadline } from './deadline.ts';
import { deadlineRules } from './deadline-editions.ts';
import type { DeadlineDay, DeadlineRule, EventLength, EventTrait } from './deadline-rules.ts';
import { easterMonday } from './easter-monday.ts';

/** The days of an event from which deadlines are counted. */
export interface EventDays {
  readonly first: Day;
  readonly last: Day;
  /** The days of the rounds, in order; empty if not known. */
  readonly rounds: readonly Day[];
  /** When round 1 begins, local time, `10:00`; '' = not known. */
  readonly begins: string;
  /** When entries close; absent: on the last permitted day. */
  readonly entriesClose?: Day;
  /** When the entry list was sent; absent: when entries close. */
  readonly listSent?: Day;
  /** The characteristics of the event. */
  readonly traits?: readonly EventTrait[];
}

/** A point of an event's timeline. */
export interface TimelinePoint {
  readonly rule: DeadlineRule;
  /** Identifies the point permanently in the event's book. */
  readonly point: string;
  /** The last day in time, and the hour if the rule counts hours. */
  readonly date: Day;
  readonly time: string;
  /** The round, for points that exist for each round. */
  readonly round: number | null;
}

const weeks = 7;
const longEvent = 10 * weeks;

/** @article DSU 2002 §64: under ten weeks, or ten weeks and more */
const lengthOf = ({ first, last }: EventDays): EventLength =>
  plusDays(first, longEvent) <= last ? 'long' : 'short';

/** Easter Monday, if the event is played around it: it begins in the ten days before. */
function easterOf({ first, last }: Pick<EventDays, 'first' | 'last'>): Day | null {
  const monday = easterMonday(Number(first.slice(0, 4)));
  return plusDays(monday, -10) <= first && first <= monday && plusDays(monday, -1) <= last
    ? monday
    : null;
}

type DeadlineDays = Partial<Readonly<Record<DeadlineDay, Day>>>;

const ruleBy = (edition: string, code: string): DeadlineRule | undefined =>
  deadlineRules.find((rule) => rule.edition === edition && rule.code === code);

/** The last day on which entries may close: for the championship the one counted from Easter. */
function lastEntryOf(
  edition: string,
  { first, traits = [] }: EventDays,
  easter: Day | null,
): Day | null {
  const ofEaster = ruleBy(edition, 'emt-entry');
  if (traits.includes('championship') && easter !== null && ofEaster !== undefined) {
    return deadline(ofEaster, easter).date;
  }
  const lastEntry = ruleBy(edition, 'last-entry');
  return lastEntry === undefined ? null : deadline(lastEntry, first).date;
}

/**
 * The days from which deadlines are counted: by default entries close as late as allowed, and the list
 * is sent then.
 */
export function deadlineDays(edition: string, event: EventDays): DeadlineDays {
  const { first, last, rounds } = event;
  const easter = easterOf(event);
  const entriesClose = event.entriesClose ?? lastEntryOf(edition, event, easter);
  const listSent = event.listSent ?? entriesClose;
  return {
    firstRound: first,
    lastRound: last,
    secondDay: [...new Set(rounds)].toSorted()[1] ?? (first < last ? plusDays(first, 1) : last),
    ...(entriesClose === null ? {} : { entriesClose }),
    ...(listSent === null ? {} : { listSent }),
    ...(easter === null ? {} : { easterMonday: easter, february: `${easter.slice(0, 4)}-02-01` }),
  };
}

/** A number of hours before a moment. */
function hoursBefore(day: Day, begins: string, hours: number): { date: Day; time: string } {
  const moment = new Date(Date.parse(`${day}T${begins}Z`) + hours * 3_600_000).toISOString();
  return { date: moment.slice(0, 10), time: moment.slice(11, 16) };
}

/**
 * A point for each round from the second on, if there is time for it: no announcement on a day on which
 * the round before is still to be played.
 */
function pointsOfRounds(rule: DeadlineRule, { rounds }: EventDays): readonly TimelinePoint[] {
  return rounds.slice(1).flatMap((day, index): readonly TimelinePoint[] => {
    const round = index + 2;
    const { date } = deadline(rule, day);
    const before = rounds[index] ?? day;
    const point = `${rule.edition} ${rule.code} ${round}`;
    return date < before ? [] : [{ rule, point, date, time: '', round }];
  });
}

function pointsOf(
  rule: DeadlineRule,
  event: EventDays,
  days: DeadlineDays,
): readonly TimelinePoint[] {
  const point = `${rule.edition} ${rule.code}`;
  if (rule.from === 'round') return pointsOfRounds(rule, event);
  const from = days[rule.from];
  if (from === undefined) return [];
  const { date } = deadline(rule, from);
  // The event is too short for it: so long before the last round nothing is played yet.
  if (rule.from === 'lastRound' && date < event.first) return [];
  const { hours } = rule;
  const isByHour = hours !== undefined && event.begins !== '';
  const due = isByHour ? hoursBefore(from, event.begins, hours) : { date, time: '' };
  return [{ rule, point, round: null, ...due }];
}

/**
 * The tasks of an event with days and offices, in the order of days, by the regulations in force for
 * it.
 *
 * @article DSU 2002 4.9.1-1
 * @article DSU 2002 4.9.1-3
 * @article DSU 2002 §5f: the second day on which a round is played, else the day after the first
 * @article DSU 2002 4.13.2: points 1–6 by the invitation, 7–8 as entries close, 9–15 before round 1
 * @article DSU 2002 §32: the February number is out on the first of the month
 * @article DSU 2002 §33
 * @article DSU 2002 §64a
 * @article DSU 2002 §31: the championship's list goes when its entries close, five weeks before Easter
 *   Monday
 * @article DSU 2002 §64b: the day after round 1
 * @article FIDE 2012 3.2
 * @article FIDE 2012 3.3: no day is said; a week, as reports for rating
 * @article FIDE 2012 7.3
 * @article Tempelhof 2018 III.A.6: round 1 is drawn at once before it begins, the others two days before
 * @article Tempelhof 2018 III.A.11: no week before the last round in an event of a day, or of a weekend
 */
export function eventTimeline(
  editions: readonly string[],
  event: EventDays,
): readonly TimelinePoint[] {
  const traits: readonly EventTrait[] = [lengthOf(event), ...(event.traits ?? [])];
  return editions
    .flatMap((edition) => {
      const days = deadlineDays(edition, event);
      return deadlineRules
        .filter((rule) => rule.edition === edition && rule.bearer !== undefined)
        .filter(({ only }) => only === undefined || traits.includes(only))
        .filter(({ unless = [] }) => !unless.some((trait) => traits.includes(trait)))
        .flatMap((rule) => pointsOf(rule, event, days));
    })
    .toSorted((a, b) => (a.date === b.date ? 0 : Number(a.date > b.date) * 2 - 1));
}

/**
 * The state of a point on a day; `soon`: within two weeks; `advised`: a mere recommendation, which is
 * not late after its day.
 */
export type PointState = 'done' | 'late' | 'advised' | 'today' | 'soon' | 'coming';

const daysOfSoon = 14;

export function pointState(
  { date, rule }: Pick<TimelinePoint, 'date' | 'rule'>,
  done: string,
  day: Day,
): PointState {
  if (done !== '') return 'done';
  if (date < day) return rule.advice === true ? 'advised' : 'late';
  if (date === day) return 'today';
  return date <= plusDays(day, daysOfSoon) ? 'soon' : 'coming';
}

/** The rule of a point about the entry list; undefined: the point is about something else. */
export function listRule(point: string): DeadlineRule | undefined {
  const [edition = '', code = ''] = point.split(' ');
  const rule = ruleBy(edition, code);
  return rule?.list === undefined ? undefined : rule;
}

/** Whether a text is the id of a point that a timeline can have. */
export const isTimelinePoint = (point: string): boolean => {
  const [edition = '', code = '', round = '1'] = point.split(' ');
  const rule = ruleBy(edition, code);
  return rule?.bearer !== undefined && /^[1-9]\d?$/.test(round) && point.split(' ').length <= 3;
};
