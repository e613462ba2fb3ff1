import { Worker } from 'node:worker_threads';
import { unreadPlayerList } from '@rokade/formats';
import { err } from '@rokade/rules';
import type { ImportInvalid } from '../journal-file/import-fault.ts';
import { longPartsOf, type ReadingJob, type ReadingOutcome, withLongParts } from './reading-job.ts';
import type { ReadingMessage } from './reading-worker.ts';

/** A thread that does reading jobs, one after the other. It starts with the first job and ends when idle. */
export interface ReadingThread {
  read(job: ReadingJob): Promise<ReadingOutcome>;
  end(): Promise<void>;
}

/** A job that takes more memory, in megabytes, or more time, in milliseconds, is abandoned. */
const mostMemory = 1024;
const mostTime = 120_000;

/** How long the thread waits for another job, in milliseconds. */
const idleTime = 60_000;

const program = new URL('./reading-worker.ts', import.meta.url);

const isOutOfMemory = (thrown: Error): boolean =>
  'code' in thrown && thrown.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** The size in megabytes up to which any list can be read, whatever it contains. */
const readableList = 20;

/** The outcome of a job that was abandoned. */
function abandoned({ kind, input }: ReadingJob): ReadingOutcome {
  const fault: ImportInvalid = { code: 'import.invalid', problem: 'too-large', at: '' };
  if (kind === 'players') {
    const megabytes = Math.ceil(input.length / 1_000_000);
    return unreadPlayerList({ code: 'input.too-large', megabytes, limitMegabytes: readableList });
  }
  return kind === 'file' || kind === 'input' ? err([fault]) : err(fault);
}

/** An outcome together with the portions that were sent before it. */
const wholeOf = (outcome: ReadingOutcome, sent: ReadonlyMap<string, readonly unknown[]>) =>
  withLongParts(outcome, { ...longPartsOf(outcome), ...Object.fromEntries(sent) });

/** Has a worker do a job; a job that is too large ends the worker. */
async function ask(worker: Worker, job: ReadingJob): Promise<ReadingOutcome> {
  const { promise, resolve, reject } = Promise.withResolvers<ReadingOutcome>();
  const parts = new Map<string, unknown[]>();
  const clock = setTimeout(() => {
    resolve(abandoned(job));
    void worker.terminate();
  }, mostTime);
  const hear = (message: ReadingMessage): void => {
    if (message.kind === 'done') {
      resolve(wholeOf(message.outcome, parts));
    } else {
      parts.set(message.of, [...(parts.get(message.of) ?? []), ...message.some]);
      worker.postMessage('taken');
    }
  };
  const fail = (thrown: Error): void =>
    isOutOfMemory(thrown) ? resolve(abandoned(job)) : reject(thrown);
  worker.on('message', hear).on('error', fail);
  worker.ref();
  worker.postMessage(job);
  try {
    return await promise;
  } finally {
    clearTimeout(clock);
    worker.unref();
    worker.off('message', hear).off('error', fail);
  }
}

/** Makes a thread for reading; while it is idle it does not keep the program running. */
export function makeReadingThread(): ReadingThread {
  let worker: Worker | undefined;
  let idle: ReturnType<typeof setTimeout> | undefined;
  const start = (): Worker => {
    const started = new Worker(program, {
      resourceLimits: { maxOldGenerationSizeMb: mostMemory },
    });
    // Whoever waits for a job gets the error from `ask`; the thread ends by it.
    started.on('error', () => undefined);
    started.on('exit', () => {
      if (worker === started) worker = undefined;
    });
    return started;
  };
  const end = async (): Promise<void> => {
    clearTimeout(idle);
    await worker?.terminate();
  };
  return {
    async read(job) {
      clearTimeout(idle);
      worker ??= start();
      const outcome = await ask(worker, job);
      idle = setTimeout(() => void end(), idleTime).unref();
      return outcome;
    },
    end,
  };
}
