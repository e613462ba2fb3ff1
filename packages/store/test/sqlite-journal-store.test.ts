import { openStorage } from '../src/index.ts';
import { describeJournalStore } from './journal-store-contract.ts';
import { makeFolder, removeFolder } from './temporary-folder.ts';

async function openJournals(folder: string) {
  const opened = await openStorage(folder);
  if (!opened.ok) throw new Error(opened.error.code);
  return opened.value.journals;
}

describeJournalStore('SQLite in a file', async () => {
  const folder = makeFolder();
  return {
    store: await openJournals(folder),
    reopen: () => openJournals(folder),
    cleanUp: async () => removeFolder(folder),
  };
});

describeJournalStore('SQLite in memory', async () => ({
  store: await openJournals(':memory:'),
  reopen: null,
  cleanUp: async () => undefined,
}));
