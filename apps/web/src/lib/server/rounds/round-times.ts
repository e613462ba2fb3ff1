import type { RoundTimes } from '@rokade/presentation/chess/round-clock.ts';
import { momentOnClock } from '@rokade/presentation/desks/round/moment-on-clock.ts';
import { endOfWaiting, startOfRound, type Tournament } from '@rokade/tournament';

type At = ReturnType<App.Locals['app']['hall']>['at'];

/** How many minutes the hall's clock is ahead of UTC at a local time. */
function zoneMinutesAt(local: string, at: At): number {
  const moment = momentOnClock(local, at);
  return Math.round((Date.parse(`${at(moment)}:00Z`) - Date.parse(moment)) / 60_000);
}

/**
 * The start of a round and the end of the default time, without the present time, so that pages can
 * be cached.
 */
export function roundTimes({ app }: App.Locals, t: Tournament, round: number): RoundTimes {
  const start = startOfRound(t, round);
  return {
    start,
    until: endOfWaiting(t, round),
    now: '',
    zoneMinutes: start.includes('T') ? zoneMinutesAt(start, app.hall().at) : 0,
  };
}

const two = (value: number): string => String(value).padStart(2, '0');

/**
 * `roundTimes` with the hall's present time to the second. The seconds are those of UTC, since time
 * zones differ by whole minutes.
 */
export const deskTimes = (locals: App.Locals, t: Tournament, round: number): RoundTimes => ({
  ...roundTimes(locals, t, round),
  now: `${locals.app.hall().now}:${two(new Date().getSeconds())}`,
});
