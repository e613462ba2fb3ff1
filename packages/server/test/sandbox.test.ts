import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openSandbox, startServer } from '../src/index.ts';
import { createApplication } from '../src/opening/create-application.ts';
import { folderForTest } from './folder-for-test.ts';

async function filled(folder: string, anew = false) {
  const opened = await openSandbox(folder, { anew });
  if (!opened.ok) throw new Error(opened.error.code);
  return opened.value;
}

async function openedApplication(folder: string, mail = false) {
  const smtp = { server: 'smtp://127.0.0.1:1', from: 'office@example.org' };
  const created = await createApplication({ dataDirectory: folder, mail: mail ? smtp : null });
  if (!created.ok) throw new Error(created.error.code);
  onTestFinished(() => created.value.close());
  return created.value;
}

it('is a folder of its own with an event, an account and a token that may use it', async () => {
  const folder = join(folderForTest(), 'sandbox');
  const keys = await filled(folder);
  const server = await startServer({
    port: 0,
    host: '127.0.0.1',
    dataDirectory: folder,
    quiet: true,
  });
  if (!server.ok) throw new Error(server.error.code);
  onTestFinished(() => server.value.close());
  const ask = async (path: string, token?: string) =>
    (await fetch(`${server.value.url}/api${path}`, {
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    }).then((answer) => answer.json())) as Record<string, unknown>;
  expect(await ask('/health')).toMatchObject({ sandbox: true });
  expect(await ask(`/events/${keys.event}`)).toMatchObject({ groups: [keys.tournament] });
  expect(await ask('/organisations')).toMatchObject({ organisations: [{ name: 'Sandbox' }] });
  expect(await ask('/session', keys.token)).toMatchObject({
    session: { name: 'sandbox (sandbox)' },
  });
});

it('stays as it is until it is to be filled anew', async () => {
  const folder = folderForTest();
  const first = await filled(folder);
  expect(await filled(folder)).toEqual(first);
  const again = await filled(folder, true);
  expect(again.token).not.toBe(first.token);
  const app = await openedApplication(folder);
  expect((await app.tournaments.list()).map(({ id }) => id)).toEqual([again.tournament]);
});

it('is never made of other data, and not emptied while it is open', async () => {
  const folder = folderForTest();
  writeFileSync(join(folder, 'rokade.db'), 'the club’s year');
  for (const anew of [false, true]) {
    const refused = await openSandbox(folder, { anew });
    expect(refused).toMatchObject({ ok: false, error: { code: 'sandbox.other-data', folder } });
  }
  expect(readdirSync(folder)).toEqual(['rokade.db']);
  const sandbox = folderForTest();
  const { tournament } = await filled(sandbox);
  const app = await openedApplication(sandbox);
  expect((await openSandbox(sandbox, { anew: true })).ok).toBe(false);
  expect((await app.tournaments.list()).map(({ id }) => id)).toEqual([tournament]);
});

it('lets nothing leave the machine, however it is started', async () => {
  const folder = folderForTest();
  const { tournament } = await filled(folder);
  const app = await openedApplication(folder, true);
  expect(app.isSandbox).toBe(true);
  expect(app.reminders.canSend).toBe(false);
  app.webhooks.send({ local: 'this-machine' });
  const place = { kind: 'tournament', id: tournament } as const;
  const made = await app.webhooks.add(place, { address: 'https://192.0.2.7/hook' }, 'sandbox');
  if (!made.ok) throw new Error(made.error.code);
  const tried = await app.webhooks.test(tournament, made.value.webhook.id);
  expect(tried).toMatchObject({
    ok: true,
    value: { last: { answer: { kind: 'failed', problem: 'private' } } },
  });
});
