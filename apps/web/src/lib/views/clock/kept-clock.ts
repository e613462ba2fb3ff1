import type { GameClock } from '@rokade/presentation/chess/game-clock.ts';

const key = 'rokade-clock';

/** Keeps a clock on this device, so that it goes on after the page is loaded again. */
export function keepClock(time: string, clock: GameClock): void {
  try {
    localStorage.setItem(key, JSON.stringify({ time, clock }));
  } catch {
    // Some browsers store nothing; the clock then begins anew with the page.
  }
}

/** The clock that was kept for a time control; null: there is none. */
export function keptClock(time: string): GameClock | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null');
    return kept?.time === time ? kept.clock : null;
  } catch {
    return null;
  }
}
