import type { HallClock } from '@rokade/tournament';

const two = (part: number): string => String(part).padStart(2, '0');

/** A moment as the clock on the wall of this machine shows it, `2026-11-21T19:05` (its zone: `TZ`). */
function hallTime(date: Date): string {
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** The hall's clock at this moment. Rounds are dated by it, without a zone. */
export const hallClock = (clock: () => Date): HallClock => ({
  now: hallTime(clock()),
  at: (utc) => hallTime(new Date(utc)),
});
