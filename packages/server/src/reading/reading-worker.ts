import { once } from 'node:events';
import { parentPort } from 'node:worker_threads';
import { invariant } from '@rokade/rules';
import type { JournalEntry } from '@rokade/tournament';
import { doReading, type ReadingJob, type ReadingOutcome } from './reading-job.ts';

/** What the thread that reads answers a job with: entries, some at a time, then everything else. */
export type ReadingMessage =
  | { readonly kind: 'entries'; readonly entries: readonly JournalEntry[] }
  | { readonly kind: 'done'; readonly outcome: ReadingOutcome };

/** So many at a time keep whoever takes them for some milliseconds. */
const entriesAtOnce = 500;

invariant(parentPort !== null, 'this is run as a thread');
const asker = parentPort;
const say = (message: ReadingMessage): void => asker.postMessage(message);

/** Sends the entries of a journal, each lot when the one before was taken; gives what is left. */
async function sendEntries(outcome: ReadingOutcome): Promise<ReadingOutcome> {
  if (!('ok' in outcome) || !outcome.ok || !('entries' in outcome.value)) return outcome;
  const { entries } = outcome.value;
  for (let from = 0; from < entries.length; from += entriesAtOnce) {
    say({ kind: 'entries', entries: entries.slice(from, from + entriesAtOnce) });
    await once(asker, 'message');
  }
  return { ok: true, value: { ...outcome.value, entries: [] } };
}

for (;;) {
  const [job] = await once(asker, 'message');
  say({ kind: 'done', outcome: await sendEntries(doReading(job as ReadingJob)) });
}
