import { once } from 'node:events';
import { parentPort } from 'node:worker_threads';
import { invariant } from '@rokade/rules';
import {
  doReading,
  type LongParts,
  longPartsOf,
  type ReadingJob,
  type ReadingOutcome,
  withLongParts,
} from './reading-job.ts';

/** The messages by which the reading thread answers a job: its long parts in portions, then everything else. */
export type ReadingMessage =
  | { readonly kind: 'some'; readonly of: keyof LongParts; readonly some: readonly unknown[] }
  | { readonly kind: 'done'; readonly outcome: ReadingOutcome };

/** The size of a portion: receiving one takes some milliseconds. */
const atOnce = 500;

invariant(parentPort !== null, 'this is run as a thread');
const asker = parentPort;
const say = (message: ReadingMessage): void => asker.postMessage(message);

/** Sends the long parts, each portion once the one before was received; returns the outcome without them. */
async function sendLongParts(outcome: ReadingOutcome): Promise<ReadingOutcome> {
  const parts = Object.entries(longPartsOf(outcome)) as [keyof LongParts, readonly unknown[]][];
  for (const [of, all] of parts) {
    for (let from = 0; from < all.length; from += atOnce) {
      say({ kind: 'some', of, some: all.slice(from, from + atOnce) });
      await once(asker, 'message');
    }
  }
  return withLongParts(outcome, Object.fromEntries(parts.map(([of]) => [of, []])));
}

for (;;) {
  const [job] = await once(asker, 'message');
  say({ kind: 'done', outcome: await sendLongParts(doReading(job as ReadingJob)) });
}
