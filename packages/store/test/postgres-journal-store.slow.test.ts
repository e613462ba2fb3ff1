import { afterAll, beforeAll } from 'vitest';
import { openPostgres } from '../src/index.ts';
import { describeJournalStore } from './journal-store-contract.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
}, 60_000);
afterAll(() => server.stop());

async function opened(address: string) {
  const storage = await openPostgres(address);
  if (!storage.ok) throw new Error(JSON.stringify(storage.error));
  return storage.value;
}

describeJournalStore('PostgreSQL', async () => {
  const address = await server.makeDatabase();
  return {
    storage: await opened(address),
    reopen: () => opened(address),
    openBeside: () => opened(address),
    cleanUp: async () => undefined,
  };
});
