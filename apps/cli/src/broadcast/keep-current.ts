import { setTimeout } from 'node:timers/promises';
import type { Pace, Turn } from '@rokade/server';

const [second, minute] = [1000, 60_000];

/** The usual pace: looked at every five seconds, tried again ever more seldom. */
export const usualPace: Pace = {
  between: 5 * second,
  pauses: [10 * second, minute, 5 * minute, 15 * minute],
};

/** Takes turns until one is over or the signal ends it. */
export async function keepCurrent(
  takeTurn: () => Promise<Turn>,
  signal: AbortSignal,
  pace: Pace = usualPace,
): Promise<void> {
  const { waitAfter } = await import('@rokade/server');
  let failures = 0;
  while (!signal.aborted) {
    const turn = await takeTurn();
    if (turn.kind === 'over') return;
    failures = turn.kind === 'later' ? failures + 1 : 0;
    const wait = waitAfter(turn, failures, pace);
    await setTimeout(wait, undefined, { signal }).catch(() => undefined);
  }
}
