import { openBeside, openStorage } from '../src/index.ts';
import { describeJournalStore } from './journal-store-contract.ts';
import { makeFolder, removeFolder } from './temporary-folder.ts';

async function opened(folder: string, open: typeof openStorage | typeof openBeside = openStorage) {
  const storage = await open(folder);
  if (!storage.ok) throw new Error(storage.error.code);
  return storage.value;
}

describeJournalStore('SQLite in a file', async () => {
  const folder = makeFolder();
  return {
    storage: await opened(folder),
    reopen: () => opened(folder),
    openBeside: () => opened(folder, openBeside),
    cleanUp: async () => removeFolder(folder),
  };
});

describeJournalStore('SQLite in memory', async () => ({
  storage: await opened(':memory:'),
  reopen: null,
  openBeside: null,
  cleanUp: async () => undefined,
}));
