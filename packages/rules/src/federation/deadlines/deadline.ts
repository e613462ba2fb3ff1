import { type Day, plusDays, plusMonths } from '../../kernel/calendar.ts';
import { type Reason, reason } from '../../kernel/reason.ts';
import type { DeadlineRule } from './deadline-rules.ts';

/** Every code of a deadline's reasons. Facts: from (a day), count, to (a day). */
export const deadlineReasonCodes = [
  'deadline.months-before',
  'deadline.months-after',
  'deadline.days-before',
  'deadline.days-after',
  /** Facts: to. */
  'deadline.same-day',
  /** The day before the next event. Facts: nextEvent, to. */
  'deadline.before-next-event',
] as const;

export type DeadlineReasonCode = (typeof deadlineReasonCodes)[number];

/** The last day that is in time. */
export interface Deadline {
  readonly date: Day;
  readonly because: readonly Reason<DeadlineReasonCode>[];
}

type Unit = 'months' | 'days';

const plus = { months: plusMonths, days: plusDays };

/** The number of days; if the hour is not known, hours before a moment become whole days before it. */
const daysOf = ({ days, hours = 0 }: DeadlineRule): number => days ?? Math.floor(hours / 24);

/** A deadline moved by months or days. */
function moved(rule: DeadlineRule, unit: Unit, { date: from, because }: Deadline): Deadline {
  const { article } = rule;
  const by = unit === 'days' ? daysOf(rule) : (rule.months ?? 0);
  if (by === 0) return { date: from, because };
  const to = plus[unit](from, by);
  const code = `deadline.${unit}-${by < 0 ? 'before' : 'after'}` as const;
  const facts = { from, count: Math.abs(by), to };
  return { date: to, because: [...because, reason(code, article, facts)] };
}

/** A deadline on the very day from which it is counted, with that reason. */
const onTheDay = ({ article }: DeadlineRule, { date, because }: Deadline): Deadline => ({
  date,
  because: because.length > 0 ? because : [reason('deadline.same-day', article, { to: date })],
});

/**
 * The day of a deadline: months are counted first, then days; a month without that day ends on its
 * last. Something due before a day is in time on the day before.
 *
 * @article DSU 2002 §33; 4.5.4.3
 * @param nextEvent the first day of the next event; null if there is none or the rule does not need it
 */
export function deadline(rule: DeadlineRule, from: Day, nextEvent: Day | null = null): Deadline {
  const inMonths = moved(rule, 'months', { date: from, because: [] });
  const counted = onTheDay(rule, moved(rule, 'days', inMonths));
  if (nextEvent === null || !rule.beforeNextEvent || counted.date < nextEvent) return counted;
  const to = plusDays(nextEvent, -1);
  const { article } = rule;
  const sooner = reason('deadline.before-next-event', article, { nextEvent, to });
  return { date: to, because: [...counted.because, sooner] };
}
