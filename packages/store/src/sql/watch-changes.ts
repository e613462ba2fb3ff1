import { type ChangesSince, changesSince, newestChange } from './change-log.ts';
import type { SqlMedium } from './sql-medium.ts';

/** The interval at which other processes' writes are looked for, in milliseconds. */
const pause = 200;

/** Smaller than the number before any change: whatever is found then, changes may have been missed. */
const noneSeen = -1;

/** The watch over other processes' writes. */
export interface Watch {
  /** Resolves when the starting point in the log is known: no later change is missed. */
  readonly begun: Promise<void>;
  /** Ends the watch, and resolves when no call of `tell` is running. */
  end(): Promise<void>;
}

/**
 * Calls `tell` soon after another process wrote. A failure, for instance a locked database, is tried
 * again after the next interval.
 */
export function watchChanges(
  medium: SqlMedium,
  writer: string,
  tell: (byOthers: ChangesSince['byOthers']) => Promise<void>,
): Watch {
  let heard = newestChange(medium.reader).catch((thrown: unknown) => {
    if (medium.problemOf(thrown) === null) throw thrown;
    return noneSeen;
  });
  let isBehind = false;
  let running: Promise<void> | null = null;

  const catchUp = async (): Promise<void> => {
    const { newest, byOthers } = await changesSince(medium.reader, await heard, writer);
    if (byOthers === null || byOthers.length > 0) await tell(byOthers);
    heard = Promise.resolve(newest);
    isBehind = false;
  };

  const look = async (): Promise<void> => {
    try {
      isBehind = medium.mayHaveChanged() || isBehind;
      if (isBehind) await catchUp();
    } catch (thrown) {
      if (medium.problemOf(thrown) === null) throw thrown;
    }
  };

  const timer = setInterval(() => {
    running ??= look().finally(() => {
      running = null;
    });
  }, pause).unref();
  return {
    begun: heard.then(() => undefined),
    async end() {
      clearInterval(timer);
      await heard.catch(() => undefined);
      await running;
    },
  };
}
