import { setImmediate } from 'node:timers/promises';
import { type ChainedText, chainEntries } from './hash-chain.ts';
import type { SealedEntry } from './sealed-entry.ts';

/** So many entries at a time keep the thread for some milliseconds. */
const entriesAtOnce = 500;

/**
 * The entries as texts, chained on from `previousHash`, some at a time; between two lots others have
 * their turn, so that a whole journal taken in holds nobody up.
 */
export async function* chainInTurns(
  previousHash: string,
  entries: readonly SealedEntry[],
): AsyncGenerator<readonly ChainedText[]> {
  let previous = previousHash;
  for (let from = 0; from < entries.length; from += entriesAtOnce) {
    if (from > 0) await setImmediate();
    const chained = chainEntries(previous, entries.slice(from, from + entriesAtOnce));
    previous = chained.at(-1)?.hash ?? previous;
    yield chained;
  }
}
