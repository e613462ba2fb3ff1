import { stat } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import type { Result } from '@rokade/rules';
import {
  importList,
  type ListImport,
  type ListImportError,
  type TakenList,
} from './import-list.ts';
import type { ImportMessage } from './import-worker.ts';

const program = new URL('./import-worker.ts', import.meta.url);

/**
 * What is read is soon done with: left to itself the memory of a thread would grow by what it has
 * done with long ago. In megabytes.
 */
const resourceLimits = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 4 };

/** So much, in bytes, takes some hundredths of a second: for so little a thread is not worth its start. */
const readAtOnce = 100_000;

type Outcome = Promise<Result<TakenList, ListImportError>>;

async function importInThread({ signal, onProgress, ...asked }: ListImport): Outcome {
  const { promise, resolve, reject } = Promise.withResolvers<Result<TakenList, ListImportError>>();
  const worker = new Worker(program, { workerData: asked, resourceLimits });
  worker.on('error', reject);
  worker.on('message', (message: ImportMessage) => {
    if (message.kind === 'progress') onProgress?.(message.progress);
    else resolve(message.outcome);
  });
  const stop = (): void => worker.postMessage('stop');
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop);
  try {
    return await promise;
  } finally {
    signal?.removeEventListener('abort', stop);
  }
}

/**
 * Takes a rating list in as `importList` does, a large one in a thread of its own, so that nobody
 * waits for it.
 */
export async function importListApart(asked: ListImport): Outcome {
  // What cannot be looked at is told by whoever opens it.
  const bytes = await stat(asked.path).then(
    ({ size }) => size,
    () => 0,
  );
  return bytes <= readAtOnce ? importList(asked) : importInThread(asked);
}
