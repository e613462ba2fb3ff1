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
 * Limits of the thread's memory, in megabytes. What it reads is soon garbage, which would pile up without
 * a limit.
 */
const resourceLimits = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 4 };

/** A file up to this size, in bytes, takes some hundredths of a second, less than starting a thread. */
const readAtOnce = 100_000;

type Outcome = Promise<Result<TakenList, ListImportError>>;

async function importInThread({ signal, onProgress, ...request }: ListImport): Outcome {
  const { promise, resolve, reject } = Promise.withResolvers<Result<TakenList, ListImportError>>();
  const worker = new Worker(program, { workerData: request, resourceLimits });
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
 * Imports a rating list as `importList` does, a large one in a thread of its own, so that it does not
 * delay other requests.
 */
export async function importListApart(request: ListImport): Outcome {
  // A file that cannot be read fails in `importList`.
  const bytes = await stat(request.path).then(
    ({ size }) => size,
    () => 0,
  );
  return bytes <= readAtOnce ? importList(request) : importInThread(request);
}
