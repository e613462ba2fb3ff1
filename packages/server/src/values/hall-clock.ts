import type { HallClock } from '@rokade/tournament';

const clocks = new Map<string, Intl.DateTimeFormat>();

/** The formatter of a time zone, made once; '' = this machine's own zone (`TZ`). */
function clockIn(timeZone: string): Intl.DateTimeFormat {
  const formatter = clocks.get(timeZone);
  if (formatter !== undefined) return formatter;
  const made = new Intl.DateTimeFormat('sv-SE', {
    ...(timeZone === '' ? {} : { timeZone }),
    dateStyle: 'short',
    timeStyle: 'short',
  });
  clocks.set(timeZone, made);
  return made;
}

/** A moment as local time, `2026-11-21T19:05`; the Swedish format lacks only the `T`. */
const hallTime = (date: Date, timeZone: string): string =>
  clockIn(timeZone).format(date).replace(' ', 'T');

/** Local time in a time zone (IANA name), now and at any UTC moment. Rounds are dated by it. */
export const hallClock = (clock: () => Date, timeZone: string): HallClock => ({
  now: hallTime(clock(), timeZone),
  at: (utc) => hallTime(new Date(utc), timeZone),
});
