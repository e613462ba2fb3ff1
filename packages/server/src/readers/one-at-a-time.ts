import { setImmediate, setTimeout } from 'node:timers/promises';

/** Does work for readers. */
export type Queue = <T>(work: () => Promise<T>) => Promise<T>;

/** Work that waits for something, a disk perhaps, lets the next begin after so many milliseconds. */
const patience = 500;

/**
 * Does one piece of work after another, and lets whatever else has come in go before each: an
 * arbiter's result never waits for more than the one page that is being made.
 */
export function oneAtATime(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(() => setImmediate()).then(work);
    const done = mine.then(
      () => undefined,
      () => undefined,
    );
    last = Promise.race([done, setTimeout(patience, undefined, { ref: false })]);
    return mine;
  };
}
