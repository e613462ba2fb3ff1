import { endOfWaiting, startOfRound, type Tournament } from '@rokade/tournament';
import type { RoundTimes } from '#lib/chess/round-clock.ts';
import { momentOnClock } from './moment-on-clock.ts';

type At = ReturnType<App.Locals['app']['hall']>['at'];

/** How far a clock on the wall is before UTC when it shows a time. */
function zoneMinutesAt(local: string, at: At): number {
  const moment = momentOnClock(local, at);
  return Math.round((Date.parse(`${at(moment)}:00Z`) - Date.parse(moment)) / 60_000);
}

/** When a round begins and until when it waits, the same whenever it is asked: for pages that are kept. */
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

/** The same for the desk, with what the hall's clock says to the second: zones differ by whole minutes. */
export const deskTimes = (locals: App.Locals, t: Tournament, round: number): RoundTimes => ({
  ...roundTimes(locals, t, round),
  now: `${locals.app.hall().now}:${two(new Date().getSeconds())}`,
});
