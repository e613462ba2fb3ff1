import { performance } from 'node:perf_hooks';
import { storageFailure } from '@rokade/store';

/** The longest wait of a timer, in milliseconds. */
const longest = 3_600_000;

/**
 * Makes timers, one for each name, that do not keep the program running. Of two for a name the earlier one
 * is kept: what comes again and again puts nothing off.
 */
export function makeWaiting(closing: AbortSignal) {
  const timers = new Map<string, { readonly timer: NodeJS.Timeout; readonly at: number }>();
  closing.addEventListener('abort', () => timers.forEach(({ timer }) => void clearTimeout(timer)));
  return (name: string, milliseconds: number, then: () => void): void => {
    if (closing.aborted) return;
    const wait = Math.min(Math.max(milliseconds, 0), longest);
    const at = performance.now() + wait;
    const before = timers.get(name);
    if (before !== undefined && before.at <= at) return;
    clearTimeout(before?.timer);
    const end = (): void => {
      timers.delete(name);
      then();
    };
    timers.set(name, { timer: setTimeout(end, wait).unref(), at });
  };
}

/** For failures of the store `then` is called, to try later; any other exception is a bug and thrown on. */
export const orLater =
  (then: () => void) =>
  (thrown: unknown): void => {
    if (storageFailure(thrown) === null) throw thrown;
    then();
  };
