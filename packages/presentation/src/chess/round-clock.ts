import { laterBy } from '@rokade/tournament';

/** The local times at which a round begins and its waiting time ends; '' = not known. */
export interface RoundTimes {
  readonly start: string;
  readonly until: string;
  /**
   * The local time in the hall, `2026-11-21T18:55:07`, when the page's data were fetched. '' on
   * pages that are cached or copied, whose readers' own clocks are used.
   */
  readonly now: string;
  /** The local time's offset from UTC at the start, in minutes. */
  readonly zoneMinutes: number;
}

/** The announcement to the hall that follows from the time alone. */
export type Call =
  | { readonly kind: 'before' | 'five-minutes' | 'one-minute' | 'waits'; readonly seconds: number }
  | { readonly kind: 'later' | 'over' };

/** The seconds from one local time to another. */
const secondsFrom = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / 1000);

const longestCountdown = 60 * 60;

/**
 * The call that is due: the time left during the last hour, the calls at five minutes and one
 * minute, then the waiting time until it has ended. Null: the start is not known.
 *
 * @article FIDE 2012 6.4
 */
export function callOf({
  start,
  until,
  now,
}: Pick<RoundTimes, 'start' | 'until' | 'now'>): Call | null {
  if (!start.includes('T') || now === '') return null;
  const seconds = secondsFrom(now, start);
  if (seconds > longestCountdown) return { kind: 'later' };
  if (seconds > 5 * 60) return { kind: 'before', seconds };
  if (seconds > 60) return { kind: 'five-minutes', seconds };
  if (seconds > 0) return { kind: 'one-minute', seconds };
  const left = until === '' ? 0 : secondsFrom(now, until);
  return left > 0 ? { kind: 'waits', seconds: left } : { kind: 'over' };
}

/** Seconds as a countdown: `4:05`, `1:00:00`. */
export function countdownText(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const start = hours > 0 ? `${hours}:${two(minutes)}` : String(minutes);
  return `${start}:${two(seconds % 60)}`;
}

/** The local time a number of seconds later. */
export const secondsLater = (now: string, seconds: number): string => {
  const sum = Number(now.slice(17, 19)) + seconds;
  const minute = laterBy(now.slice(0, 16), Math.floor(sum / 60));
  return `${minute}:${String(sum % 60).padStart(2, '0')}`;
};
