import { performance } from 'node:perf_hooks';

/** What the piece of work below takes on a quiet machine, in milliseconds. */
const onQuietMachine = 250;

/** Whatever a machine does, a test that hangs comes to an end. */
const slowest = 10;

/** Makes, looks up and sorts names: the same work each time. */
function pieceOfWork(): number {
  const places = new Map<string, number>();
  for (let place = 0; place < 300_000; place++) places.set(`k${(place * 7919) % 100_003}`, place);
  return [...places.keys()].sort().length;
}

/** How long a fixed piece of work takes now, in milliseconds: with all that this machine does besides. */
function timeTaken(): number {
  const start = performance.now();
  pieceOfWork();
  return performance.now() - start;
}

/** How many times as long as on a quiet machine a test may take, from the middle of the times measured. */
export function slowness(times: readonly number[]): number {
  const middle = times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;
  return Math.min(slowest, Math.max(1, middle / onQuietMachine));
}

/** The same of this machine at this moment, measured in about a second. */
export const slownessNow = (): number => slowness([timeTaken(), timeTaken(), timeTaken()]);
