import type { HallClock } from '@rokade/tournament';

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Tells the time in a zone; '' is this machine's own (`TZ`). */
function clockIn(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('sv-SE', {
    ...(timeZone === '' ? {} : { timeZone }),
    dateStyle: 'short',
    timeStyle: 'short',
  });
  clocks.set(timeZone, made);
  return made;
}

/** A moment as the clock on the wall shows it, `2026-11-21T19:05`; Swedish writes it nearly so. */
const hallTime = (date: Date, timeZone: string): string =>
  clockIn(timeZone).format(date).replace(' ', 'T');

/** The hall's clock at this moment, in a zone by its IANA name. Rounds are dated by it. */
export const hallClock = (clock: () => Date, timeZone: string): HallClock => ({
  now: hallTime(clock(), timeZone),
  at: (utc) => hallTime(new Date(utc), timeZone),
});
