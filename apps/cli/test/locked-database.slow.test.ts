import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createApplication } from '@rokade/server';
import { expect, it, onTestFinished } from 'vitest';
import { run } from '../src/run.ts';
import { terminalIn } from './case-terminal.ts';

it('rokade account and rokade tell say what holds the database, after five seconds of patience', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rokade-held-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const created = await createApplication({ dataDirectory: folder });
  if (!created.ok) throw new Error(created.error.code);
  const { accounts, close } = created.value;
  await accounts.setUp((await accounts.setupToken()) ?? '', 'Ida Hansen', 'correct horse battery');
  await accounts.create(
    { name: 'Bo Voß', password: 'correct horse battery' },
    { role: 'arbiter', for: { kind: 'organisation', organisation: 'own' } },
    { id: 'ida', name: 'Ida Hansen' },
  );
  const signedIn = await accounts.signIn('Bo Voß', 'correct horse battery', { address: 'a' });
  const other = new DatabaseSync(join(folder, 'rokade.sqlite'));
  other.exec('BEGIN IMMEDIATE');
  const { exit, errors } = await run(
    ['account', 'disable', 'Bo Voß', '--data', folder],
    terminalIn(folder),
  );
  const words = ['tell', 'register', 'enter-person', 'values.surname=Alm', '--data', folder];
  const outcome = await run(words, terminalIn(folder));
  other.close();
  expect([outcome.exit, outcome.out]).toEqual([2, '']);
  expect(outcome.errors).toEqual(errors);
  expect([exit, errors.length]).toEqual([2, 1]);
  expect(errors[0]).toMatch(/another program/);
  expect(await accounts.session(signedIn.ok ? signedIn.value : '')).not.toBeNull();
  await close();
});
