import { parentPort, workerData } from 'node:worker_threads';
import { invariant, type Result } from '@rokade/rules';
import {
  importList,
  type ListImport,
  type ListImportError,
  type ListProgress,
  type TakenList,
} from './import-list.ts';

/** The messages of the thread that imports a list: its progress, then the outcome. */
export type ImportMessage =
  | { readonly kind: 'progress'; readonly progress: ListProgress }
  | { readonly kind: 'done'; readonly outcome: Result<TakenList, ListImportError> };

invariant(parentPort !== null, 'this is run as a thread');
const asker = parentPort;
const say = (message: ImportMessage): void => asker.postMessage(message);

const stop = new AbortController();
asker.once('message', () => stop.abort());
const outcome = await importList({
  ...(workerData as ListImport),
  signal: stop.signal,
  onProgress: (progress) => say({ kind: 'progress', progress }),
});
say({ kind: 'done', outcome });
asker.close();
