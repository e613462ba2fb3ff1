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

/** How long to wait after a turn: the usual time, or the pause of so many failures in a row. */
export function waitAfter(turn: Turn, failures: number, { between, pauses }: Pace): number {
  if (turn.kind !== 'later') return between;
  const pause = pauses[Math.min(failures, pauses.length) - 1] ?? between;
  return Math.max(pause, turn.atLeast);
}
