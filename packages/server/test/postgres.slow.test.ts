import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PostgresServer, startPostgres } from '../../../test/postgres-server.ts';
import { startServer } from '../src/index.ts';

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.stop(), 60_000);

async function started(dataDirectory: string) {
  const server = await startServer({ port: 0, dataDirectory, quiet: true });
  if (!server.ok) throw new Error(server.error.code);
  return server.value;
}

it('serves one database from two servers, whichever is asked', async () => {
  const address = await postgres.makeDatabase();
  const servers = [await started(address), await started(address)];
  for (const { url } of servers) {
    const answer = await fetch(`${url}/api/health`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toContain('error');
  }
  for (const server of servers) await server.close();
});

it('says while the database is away that it tries again, and serves when it is back', async () => {
  const address = await postgres.makeDatabase();
  await postgres.fall();
  const server = await started(address);
  expect((await fetch(`${server.url}/api/health`)).status).toBe(503);
  await postgres.rise();
  await expect
    .poll(async () => (await fetch(`${server.url}/api/health`)).status, { timeout: 30_000 })
    .toBe(200);
  await server.close();
});
