import { storageFailure } from '@rokade/store';

/** The longest wait of a timer, in milliseconds. */
const longest = 3_600_000;

/** Makes timers, one for each name, that do not keep the program running. */
export function makeWaiting(closing: AbortSignal) {
  const timers = new Map<string, NodeJS.Timeout>();
  closing.addEventListener('abort', () => timers.forEach((timer) => void clearTimeout(timer)));
  return (name: string, milliseconds: number, then: () => void): void => {
    clearTimeout(timers.get(name));
    if (closing.aborted) return;
    const wait = Math.min(Math.max(milliseconds, 0), longest);
    timers.set(name, setTimeout(then, wait).unref());
  };
}

/** For failures of the store `then` is called, to try later; any other exception is a bug and thrown on. */
export const orLater =
  (then: () => void) =>
  (thrown: unknown): void => {
    if (storageFailure(thrown) === null) throw thrown;
    then();
  };
