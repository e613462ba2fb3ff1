import { fileProblem, type StorageFailed, storageFailure } from '@rokade/store';

/** What an exception says of the disk or the database; null: it is about something else. */
export const storageFailed = (thrown: unknown): StorageFailed | null => {
  const problem = fileProblem(thrown);
  if (problem === null) return storageFailure(thrown);
  return { code: 'store.failed', problem: problem === 'no-access' ? 'read-only' : problem };
};
