import { z } from 'zod';

/** The shape of a stored countdown. */
export const countdownShape = z
  .strictObject({
    /** UTC, ISO 8601. */
    until: z.iso.datetime(),
    text: z.string().trim().max(100),
  })
  .readonly();

/** A local time, `19:30`; '' = none. */
const clockTimeShape = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/);

/** The request for a countdown: to a moment, to so many minutes from now, or to the next such local time. */
export const countdownWishShape = z
  .strictObject({
    until: z.iso.datetime().exactOptional(),
    minutes: z.int().min(1).max(1440).nullable().exactOptional(),
    at: clockTimeShape.exactOptional(),
    text: z.string().trim().max(100),
  })
  .refine(({ until, minutes, at = '' }) => (until ?? minutes ?? at) !== '', {
    path: ['minutes'],
  })
  .readonly();

export type Countdown = z.infer<typeof countdownShape>;
type CountdownWish = z.infer<typeof countdownWishShape>;

const minute = 60_000;
const day = 24 * 60 * minute;

/** The present moment in milliseconds since 1970, and how many milliseconds local time is ahead of UTC. */
export interface HallMoment {
  readonly now: number;
  readonly hallAhead: number;
}

/** The next moment at which it is a local time, `19:30`, in milliseconds since 1970. */
function nextTime(at: string, { now, hallAhead }: HallMoment): number {
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  const midnight = Math.floor((now + hallAhead) / day) * day - hallAhead;
  const today = midnight + (hours * 60 + minutes) * minute;
  return today > now ? today : today + day;
}

/** The countdown of a request: to its moment, else so many minutes from now, else to the next such local time. */
export function countdownUntil(
  { until, minutes = null, at = '', text }: CountdownWish,
  moment: HallMoment,
): Countdown {
  if (until !== undefined) return { until, text };
  const end = minutes === null ? nextTime(at, moment) : moment.now + minutes * minute;
  return { until: new Date(end).toISOString(), text };
}
