import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PostgresServer, startPostgres } from '../../../test/postgres-server.ts';
import { startServer } from '../src/index.ts';
import { settings } from './sample-tournament.ts';
import { signIn, spawnServer } from './spawned-server.ts';

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

it('lets an account work at either of two processes, and go on at one when the other is killed', async () => {
  const address = await postgres.makeDatabase();
  const one = await spawnServer(address);
  const headers = await signIn(one.url, one.setupUrl);
  const other = await spawnServer(address);
  const send = async (url: string, path: string, body: unknown) => {
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    const answer = await fetch(`${url}/api/tournaments${path}`, init);
    return (await answer.json()) as { readonly id: string; readonly version: number };
  };
  const { id } = await send(one.url, '', { settings });
  const place = (basedOn: number) => ({
    basedOn,
    command: { kind: 'change-settings', changes: { place: `Hal ${basedOn}` } },
  });
  expect(await send(other.url, `/${id}/commands`, place(1))).toMatchObject({ version: 2 });
  // Asked at once, before it can have heard of it.
  expect(await send(one.url, `/${id}/commands`, place(2))).toMatchObject({ version: 3 });
  one.child.kill('SIGKILL');
  expect(await send(other.url, `/${id}/commands`, place(3))).toMatchObject({ version: 4 });
  const seen = await fetch(`${other.url}/api/tournaments/${id}`, { headers });
  expect(await seen.json()).toMatchObject({ version: 4, settings: { place: 'Hal 3' } });
  other.child.kill('SIGTERM');
});
