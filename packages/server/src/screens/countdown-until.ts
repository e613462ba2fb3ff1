import { z } from 'zod';

/** What a screen counts down to, as it is kept. */
export const countdownShape = z
  .strictObject({
    /** UTC, ISO 8601. */
    until: z.iso.datetime(),
    text: z.string().trim().max(100),
  })
  .readonly();

/** A time that a clock shows; '' = none. */
const clockTimeShape = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/);

/** What is to be counted down to: a moment, so many minutes from now, or the next time that the hall's clock shows. */
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
