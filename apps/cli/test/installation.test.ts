import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApplication } from '@rokade/server';
import { expect, it, onTestFinished } from 'vitest';
import { run } from '../src/run.ts';
import { terminalIn } from './case-terminal.ts';

function folderForTest(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rokade-installation-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function applicationIn(folder: string) {
  const created = await createApplication({ dataDirectory: folder });
  if (!created.ok) throw new Error(created.error.code);
  onTestFinished(created.value.close);
  return created.value;
}

const rokade = (folder: string, ...words: readonly string[]) =>
  run(['installation', ...words, '--data', folder], terminalIn(folder));

it('takes the book from one folder into another whose Rokade runs, and it hears of it', async () => {
  const [from, to] = [folderForTest(), folderForTest()];
  const app = await applicationIn(from);
  const command = { kind: 'change-installation', changes: { name: 'Skakklubben' } } as const;
  const ida = { id: 'a', name: 'Ida' };
  await app.installation.execute({ basedOn: 0, command, reason: '', confirmed: false }, ida);
  const { exit, out: text } = await rokade(from, 'export');
  expect(exit).toBe(0);
  expect(text).toContain('"kind":"installation"');
  writeFileSync(join(to, 'own.json'), text);
  const other = await applicationIn(to);
  expect(await rokade(to, 'import', 'own.json')).toMatchObject({ exit: 0 });
  await expect.poll(() => other.installation.now().name, { timeout: 20_000 }).toBe('Skakklubben');
});

it('says what it cannot do', async () => {
  const folder = folderForTest();
  expect(await rokade(folder, 'export')).toMatchObject({ exit: 2 });
  await applicationIn(folder);
  expect((await rokade(folder, 'export')).exit).toBe(2);
  expect((await rokade(folder, 'burn', 'own.json')).errors.join()).toContain('export, import');
  writeFileSync(join(folder, 'own.json'), '{}');
  expect((await rokade(folder, 'import', 'own.json')).exit).toBe(2);
});
