import { Worker } from 'node:worker_threads';
import type { RatingListHead } from '@rokade/register';
import type { Result } from '@rokade/rules';
import type { ListImport, ListImportError } from './import-list.ts';
import type { ImportMessage } from './import-worker.ts';

const program = new URL('./import-worker.ts', import.meta.url);

/**
 * What is read is soon done with: left to itself the memory of a thread would grow by what it has
 * done with long ago. In megabytes.
 */
const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 };

/** Takes a rating list in as `importList` does, in a thread of its own, so that nobody waits for it. */
export async function importListApart({
  signal,
  onProgress,
  ...asked
}: ListImport): Promise<Result<RatingListHead, ListImportError>> {
  const { promise, resolve, reject } =
    Promise.withResolvers<Result<RatingListHead, ListImportError>>();
  const worker = new Worker(program, { workerData: asked, resourceLimits });
  worker.on('error', reject);
  worker.on('message', (message: ImportMessage) => {
    if (message.kind === 'progress') onProgress?.(message.progress);
    else resolve(message.outcome);
  });
  const stop = (): void => worker.postMessage('stop');
  signal?.addEventListener('abort', stop);
  try {
    return await promise;
  } finally {
    signal?.removeEventListener('abort', stop);
  }
}
