import { setTimeout } from 'node:timers/promises';

/** What came of bringing something up to date. */
export type Turn =
  | { readonly kind: 'done' }
  /** To be tried again, after at least this many milliseconds. */
  | { readonly kind: 'later'; readonly atLeast: number }
  /** Trying again changes nothing. */
  | { readonly kind: 'over' };

/** How often is looked, and how long is waited after each failure in a row, in milliseconds. */
export interface Pace {
  readonly between: number;
  readonly pauses: readonly number[];
}

const [second, minute] = [1000, 60_000];

/** The usual pace: looked at every five seconds, tried again ever more seldom. */
export const usualPace: Pace = {
  between: 5 * second,
  pauses: [10 * second, minute, 5 * minute, 15 * minute],
};

/** How long to wait after a turn: the usual time, or the pause of so many failures in a row. */
export function waitAfter(turn: Turn, failures: number, { between, pauses }: Pace): number {
  if (turn.kind !== 'later') return between;
  const pause = pauses[Math.min(failures, pauses.length) - 1] ?? between;
  return Math.max(pause, turn.atLeast);
}

/** Takes turns until one is over or the signal ends it. */
export async function keepCurrent(
  takeTurn: () => Promise<Turn>,
  signal: AbortSignal,
  pace: Pace = usualPace,
): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    const turn = await takeTurn();
    if (turn.kind === 'over') return;
    failures = turn.kind === 'later' ? failures + 1 : 0;
    const wait = waitAfter(turn, failures, pace);
    await setTimeout(wait, undefined, { signal }).catch(() => undefined);
  }
}
