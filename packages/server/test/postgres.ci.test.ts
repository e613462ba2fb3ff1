import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type PostgresServer, startPostgres } from '../../../test/postgres-server.ts';
import { createApplication, startServer } from '../src/index.ts';
import { clientAt, password } from './api-client.ts';
import { organisationsContract } from './organisations-contract.ts';
import { settings } from './sample-tournament.ts';
import { type PasskeyRequest, softwarePasskey } from './software-passkey.ts';
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

async function opened(dataDirectory: string) {
  const app = await createApplication({ dataDirectory });
  if (!app.ok) throw new Error(app.error.code);
  return app.value;
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

it('takes a passkey at one process that another asked for, and only once', async () => {
  const address = await postgres.makeDatabase();
  const [one, other] = [await opened(address), await opened(address)];
  const place = { rpId: 'skak.dk', origin: 'https://skak.dk' };
  const device = softwarePasskey(place);
  const token = (await one.accounts.setupToken()) ?? '';
  const made = await one.accounts.setUp(token, 'Ida', password);
  const session = made.ok ? made.value : '';
  const challenge = await one.accounts.askForNewPasskey(session, password, place);
  if (!challenge.ok) throw new Error(challenge.error.code);
  const key = { name: '', answer: device.make(challenge.value as PasskeyRequest), agent: '' };
  expect((await other.accounts.addPasskey(session, key, place)).ok).toBe(true);
  const question = await other.accounts.askForPasskey('', place, 'a');
  if (!question.ok) throw new Error(question.error.code);
  const answer = device.answer(question.value as PasskeyRequest);
  const both = await Promise.all(
    [one, other].map(({ accounts }) => accounts.signInByPasskey(answer, place, { address: 'a' })),
  );
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  for (const app of [one, other]) await app.close();
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

describe('organisations at two processes on one database', () => {
  organisationsContract(async () => {
    const address = await postgres.makeDatabase();
    const one = await spawnServer(address);
    const asIda = await signIn(one.url, one.setupUrl);
    const other = await spawnServer(address);
    onTestFinished(async () => {
      for (const { child } of [one, other]) child.kill('SIGTERM');
      await Promise.all([one.ended, other.ended]);
    });
    return { one: clientAt(one.url), other: clientAt(other.url), asIda };
  });
});
