import { type ChangesSince, changesSince, newestChange } from './change-log.ts';
import type { SqlMedium } from './sql-medium.ts';

/** How often the data are asked whether another process wrote, in milliseconds. */
const pause = 200;

/** Before any number that a change can follow: whatever is found then, something may be missing. */
const nothingHeard = -1;

/** The watch over what other processes write. */
export interface Watch {
  /** Resolves once it is known from which change on others are heard: none after that is missed. */
  readonly begun: Promise<void>;
  /** Ends it, and resolves once nothing is being told. */
  end(): Promise<void>;
}

/**
 * Tells what others wrote, soon after they did. What fails, a database that is held for instance, is
 * tried again at the next look.
 */
export function watchChanges(
  medium: SqlMedium,
  writer: string,
  tell: (byOthers: ChangesSince['byOthers']) => Promise<void>,
): Watch {
  let heard = newestChange(medium.reader).catch((thrown: unknown) => {
    if (medium.problemOf(thrown) === null) throw thrown;
    return nothingHeard;
  });
  let isBehind = false;
  let telling: Promise<void> | null = null;

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
    telling ??= look().finally(() => {
      telling = null;
    });
  }, pause).unref();
  return {
    begun: heard.then(() => undefined),
    async end() {
      clearInterval(timer);
      await heard.catch(() => undefined);
      await telling;
    },
  };
}
