import { setImmediate } from 'node:timers/promises';

/** Entries per chunk: they take the thread some milliseconds. */
export const entriesAtOnce = 500;

/** The values in chunks; between two chunks other tasks run, so that many values do not block the thread. */
export async function* inTurns<T>(all: readonly T[]): AsyncGenerator<readonly T[]> {
  for (let from = 0; from < all.length; from += entriesAtOnce) {
    if (from > 0) await setImmediate();
    yield all.slice(from, from + entriesAtOnce);
  }
}

/** A row with its version in a journal. */
interface Placed {
  readonly version: number;
}

/** All rows after a version, read in chunks by `next`. */
export async function readInTurns<Row extends Placed>(
  version: number,
  next: (after: number, most: number) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const all: Row[] = [];
  for (let last = version; ; ) {
    const some = await next(last, entriesAtOnce);
    all.push(...some);
    const end = some.at(-1);
    if (end === undefined || some.length < entriesAtOnce) return all;
    last = end.version;
    await setImmediate();
  }
}
