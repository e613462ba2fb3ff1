import type { Countdown, CountdownWish } from './arrangement.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** The time of day now, in milliseconds since 1970, and how far the hall's clock is ahead of UTC. */
export interface HallMoment {
  readonly now: number;
  readonly hallAhead: number;
}

/** The next moment at which the hall's clock shows a time, `19:30`. */
function nextTime(at: string, { now, hallAhead }: HallMoment): number {
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  const midnight = Math.floor((now + hallAhead) / day) * day - hallAhead;
  const today = midnight + (hours * 60 + minutes) * minute;
  return today > now ? today : today + day;
}

/** The moment that a wish counts down to: the one it names, so many minutes from now, or the next such time. */
export function countdownUntil(
  { until, minutes = null, at = '', text }: CountdownWish,
  moment: HallMoment,
): Countdown {
  if (until !== undefined) return { until, text };
  const end = minutes === null ? nextTime(at, moment) : moment.now + minutes * minute;
  return { until: new Date(end).toISOString(), text };
}
