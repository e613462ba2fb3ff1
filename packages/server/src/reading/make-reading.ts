import type { BookKind, BookTypes } from '@rokade/journal';
import type { Result } from '@rokade/rules';
import type { ImportFault } from '../journal-file/import-fault.ts';
import type { JournalFile } from '../journal-file/parse-journal-file.ts';
import { makeTurnTaking } from '../values/turn-taking.ts';
import {
  doReading,
  type ReadingJob,
  type ReadingOutcome,
  type ReadingOutcomes,
} from './reading-job.ts';
import { makeReadingThread } from './reading-thread.ts';

type JournalRead<B extends BookTypes> = Result<JournalFile<B>, ImportFault>;

/** Reads files and lists from outside without delaying other requests. */
export interface Reading {
  read<J extends ReadingJob>(job: J): Promise<ReadingOutcomes[J['kind']]>;
  /** Reads the exported journal of a book of some kind. */
  readJournal<B extends BookTypes>(of: BookKind<B>, input: string): Promise<JournalRead<B>>;
  /** Waits for the jobs under way, then ends the thread. */
  close(): Promise<void>;
}

/**
 * Input up to this size, in bytes or characters, is read at once: it takes some hundredths of a second,
 * less than starting a thread.
 */
const readAtOnce: Readonly<Record<ReadingJob['kind'], number>> = {
  journal: 200_000,
  file: 10_000,
  input: 20_000,
  players: 50_000,
  people: 20_000,
  taking: 20_000,
};

/** Reads small input at once and large input in a thread, one job after the other. */
export function makeReading(): Reading {
  const turns = makeTurnTaking();
  const thread = makeReadingThread();
  const outcomeOf = async (job: ReadingJob): Promise<ReadingOutcome> =>
    job.input.length <= readAtOnce[job.kind]
      ? doReading(job)
      : turns.take('thread', () => thread.read(job));
  const read: Reading['read'] = <J extends ReadingJob>(job: J) =>
    outcomeOf(job) as Promise<ReadingOutcomes[J['kind']]>;
  return {
    read,
    readJournal: <B extends BookTypes>({ kind: of }: BookKind<B>, input: string) =>
      read({ kind: 'journal', of, input }) as Promise<JournalRead<B>>,
    async close() {
      await turns.idle();
      await thread.end();
    },
  };
}
