import { setImmediate, setTimeout } from 'node:timers/promises';

/** Runs work for readers in its turn. */
export type Queue = <T>(work: () => Promise<T>) => Promise<T>;

/** After how many milliseconds the next work begins although this one has not ended, perhaps waiting for a disk. */
const patience = 500;

/**
 * Makes a queue that runs one piece of work after another, with other waiting tasks before each: an
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
