import { type GameClock, isClock } from '@rokade/presentation/chess/game-clock.ts';
import type { ClockSetting } from '@rokade/rules';

const key = 'rokade-clock';

/** Whether a change of what this device keeps is one of its clock. */
export const isOfClock = (event: StorageEvent): boolean => event.key === key;

/** Keeps a clock on this device, so that it goes on after the page is loaded again. */
export function keepClock(time: string, clock: GameClock): void {
  try {
    localStorage.setItem(key, JSON.stringify({ time, clock }));
  } catch {
    // Some browsers store nothing; the clock then begins anew with the page.
  }
}

/** The clock that was kept for a time control; null: there is none, or it is damaged. */
export function keptClock(time: string, setting: ClockSetting): GameClock | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null');
    const clock: unknown = kept?.time === time ? kept.clock : null;
    return isClock(clock, setting) ? clock : null;
  } catch {
    return null;
  }
}
