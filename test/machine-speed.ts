import { performance } from 'node:perf_hooks';
import { env } from 'node:process';

/** The time for the piece of work below on a quiet machine, in milliseconds. */
const onQuietMachine = 250;

/** The largest slowness: on any machine a test that hangs comes to an end. */
const slowest = 10;

/** Makes, looks up and sorts names: the same work each time. */
function pieceOfWork(): number {
  const places = new Map<string, number>();
  for (let place = 0; place < 300_000; place++) places.set(`k${(place * 7919) % 100_003}`, place);
  return [...places.keys()].sort().length;
}

/** The present time for a fixed piece of work, in milliseconds, under this machine's load. */
function timeTaken(): number {
  const start = performance.now();
  pieceOfWork();
  return performance.now() - start;
}

/** How many times as long as on a quiet machine a test may take, from the median of the measured times. */
export function slowness(times: readonly number[]): number {
  const middle = times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;
  return Math.min(slowest, Math.max(1, middle / onQuietMachine));
}

/** Where the slowness stands that this run of tests has measured. */
const measured = 'ROKADE_SLOWNESS';

/**
 * The slowness of this machine when the run began, measured in about a second. Each project of the
 * tests asks for it, and is told the same.
 */
export function slownessNow(): number {
  env[measured] ??= String(slowness([timeTaken(), timeTaken(), timeTaken()]));
  return Number(env[measured]);
}
