import { fileProblem, type StorageFailed, storageFailure } from '@rokade/store';

/** An exception of the disk or the database as an error; null: it is another exception. */
export const storageFailed = (thrown: unknown): StorageFailed | null => {
  const problem = fileProblem(thrown);
  if (problem === null) return storageFailure(thrown);
  return { code: 'store.failed', problem: problem === 'no-access' ? 'read-only' : problem };
};
