import { setImmediate } from 'node:timers/promises';

/** So many entries at a time keep the thread for some milliseconds. */
export const entriesAtOnce = 500;

/** All of them, some at a time; between two lots others have their turn, so that many hold nobody up. */
export async function* inTurns<T>(all: readonly T[]): AsyncGenerator<readonly T[]> {
  for (let from = 0; from < all.length; from += entriesAtOnce) {
    if (from > 0) await setImmediate();
    yield all.slice(from, from + entriesAtOnce);
  }
}

/** What has a place in a journal. */
interface Placed {
  readonly version: number;
}

/** All rows after a version, read some at a time by what gives the next of them. */
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
