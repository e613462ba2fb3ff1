import { type Day, plusDays } from '../../../kernel/calendar.ts';
import * as kernel from '../../../kernel/condition.ts';
import type {
  PlannedEvent,
  RatingCondition,
  RatingConditionCode,
} from '../../rating-conditions.ts';

type Requirement = kernel.Requirement<RatingConditionCode>;

/** A condition for every event; 0: nothing to count. */
export const requirement = (article: string, code: RatingConditionCode, need = 0): Requirement => ({
  code,
  article,
  need,
  isWanted: true,
});

/** A condition of at least, or at most, a number; null: the actual number is not known. */
export const atLeast = (condition: Requirement, have: number | null): RatingCondition => ({
  ...kernel.atLeast(condition, have),
  until: null,
});

export const atMost = (condition: Requirement, have: number | null): RatingCondition => ({
  ...kernel.atMost(condition, have),
  until: null,
});

/** A condition that holds or not; null: not known. */
export function isSo(condition: Requirement, answer: boolean | null): RatingCondition {
  const state = answer === null ? 'assumed' : answer ? 'met' : 'missed';
  return { ...condition, state, have: null, need: null, until: null };
}

/** A condition with a deadline; null: the day, or whether it was done, is not known. */
export function inTime(
  condition: Requirement,
  until: Day | null,
  done: Day | null,
): RatingCondition {
  const answer = until === null || done === null ? null : done <= until;
  return { ...isSo(condition, answer), until };
}

/** The day a number of days from the first round, or the last; null: it has no date. */
export function daysFrom(
  { rounds, days }: PlannedEvent,
  end: 'first' | 'last',
  number: number,
): Day | null {
  const planned = days.slice(0, rounds);
  const day = end === 'first' ? planned[0] : planned.length < rounds ? undefined : planned.at(-1);
  return day === undefined || day === '' ? null : plusDays(day, number);
}

/** The facts from an event's days; null: a round has no day, or the duration is not known. */
export interface Course {
  /** The most rounds on one day, and their greatest duration in hours. */
  readonly rounds: number | null;
  readonly hours: number | null;
  /** The days from the first round to the last. */
  readonly span: number | null;
}

/** The facts from an event's days. */
export function courseOf(event: PlannedEvent): Course {
  const days = kernel.roundsByDay(event);
  if (days === null) return { rounds: null, hours: null, span: null };
  const rounds = Math.max(0, ...days.values());
  const hours = event.time === null ? null : (rounds * 2 * event.time.minutes) / 60;
  return { rounds, hours, span: kernel.daysSpanned(days.keys()) };
}

/** The number of planned players with at least this rating. */
export const playersFrom = ({ players }: PlannedEvent, least: number): number =>
  players.filter(({ rating }) => rating !== null && rating >= least).length;
