import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { createApplication, startServer } from '../src/index.ts';
import { folderForTest } from './folder-for-test.ts';

async function serve(dataDirectory: string) {
  const started = await startServer({ port: 0, host: '127.0.0.1', dataDirectory, quiet: true });
  if (!started.ok) throw new Error(started.error.code);
  onTestFinished(() => started.value.close());
  return started.value;
}

it('a database that another program held is opened by itself, and nobody is told to move it', async () => {
  const dataDirectory = folderForTest();
  const created = await createApplication({ dataDirectory });
  if (!created.ok) throw new Error(created.error.code);
  await created.value.close();
  const holder = new DatabaseSync(join(dataDirectory, 'rokade.sqlite'));
  holder.exec('BEGIN EXCLUSIVE');
  const { url } = await serve(dataDirectory);
  const page = await (await fetch(url)).text();
  expect(page).toContain('another program is using it');
  expect(page).toContain('You need not move or save anything');
  expect(readdirSync(dataDirectory).filter((name) => name.startsWith('salvaged'))).toEqual([]);
  holder.close();
  const status = async () => (await fetch(`${url}/api/health`)).status;
  await expect.poll(status, { timeout: 20_000 }).toBe(200);
});
