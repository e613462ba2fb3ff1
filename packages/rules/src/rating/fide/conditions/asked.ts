import { type Day, plusDays } from '../../../kernel/calendar.ts';
import * as kernel from '../../../kernel/condition.ts';
import type {
  PlannedEvent,
  RatingCondition,
  RatingConditionCode,
} from '../../rating-conditions.ts';

type Asked = kernel.Asked<RatingConditionCode>;

/** What every event is asked; 0: it is nothing to count. */
export const asked = (article: string, code: RatingConditionCode, need = 0): Asked => ({
  code,
  article,
  need,
  isWanted: true,
});

/** At least, or at most, so many; null: nobody knows how many there are. */
export const atLeast = (condition: Asked, have: number | null): RatingCondition => ({
  ...kernel.atLeast(condition, have),
  until: null,
});

export const atMost = (condition: Asked, have: number | null): RatingCondition => ({
  ...kernel.atMost(condition, have),
  until: null,
});

/** What is so or not; null: nothing shows it. */
export function isSo(condition: Asked, answer: boolean | null): RatingCondition {
  const state = answer === null ? 'assumed' : answer ? 'met' : 'missed';
  return { ...condition, state, have: null, need: null, until: null };
}

/** What is to be done by a day; null: that day, or whether it was done, is not known. */
export function inTime(condition: Asked, until: Day | null, done: Day | null): RatingCondition {
  const answer = until === null || done === null ? null : done <= until;
  return { ...isSo(condition, answer), until };
}

/** The day so many days from the first round, or the last; null: it has no date. */
export function daysFrom(
  { rounds, days }: PlannedEvent,
  end: 'first' | 'last',
  number: number,
): Day | null {
  const planned = days.slice(0, rounds);
  const day = end === 'first' ? planned[0] : planned.length < rounds ? undefined : planned.at(-1);
  return day === undefined || day === '' ? null : plusDays(day, number);
}

/** What an event's days show; null: some round has none, or nobody knows how long it takes. */
export interface Course {
  /** The most rounds on one day, and the hours that they take at most. */
  readonly rounds: number | null;
  readonly hours: number | null;
  /** From the first round to the last. */
  readonly span: number | null;
}

/** What an event's days show. */
export function courseOf(event: PlannedEvent): Course {
  const days = kernel.roundsByDay(event);
  if (days === null) return { rounds: null, hours: null, span: null };
  const rounds = Math.max(0, ...days.values());
  const hours = event.time === null ? null : (rounds * 2 * event.time.minutes) / 60;
  return { rounds, hours, span: kernel.daysSpanned(days.keys()) };
}

/** How many are to play who have so much or more. */
export const playersFrom = ({ players }: PlannedEvent, least: number): number =>
  players.filter(({ rating }) => rating !== null && rating >= least).length;
