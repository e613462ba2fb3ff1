import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { run } from '../src/run.ts';
import { terminalIn } from './case-terminal.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rokade-sandbox-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const rokade = (words: readonly string[], environment = {}) =>
  run(['sandbox', ...words], terminalIn(folder, { environment }));

it('leaves other data alone, also where they are to be thrown away', async () => {
  writeFileSync(join(folder, 'rokade.db'), 'a club’s year');
  for (const more of [[], ['--reset']]) {
    const refused = await rokade(['--data', folder, ...more]);
    expect(refused).toMatchObject({ exit: 2, out: '' });
    expect(refused.errors[0]).toContain('holds other data, and is left alone');
  }
  expect(readdirSync(folder)).toEqual(['rokade.db']);
});

it('is never a database', async () => {
  const refused = await rokade(['--data', 'postgres://club@localhost/rokade']);
  expect(refused).toMatchObject({ exit: 2 });
  expect(refused.errors).toEqual(['a sandbox is a folder of its own, not a database']);
});

it('does not look where the environment says that the data are', async () => {
  writeFileSync(join(folder, 'kept'), '');
  const environment = { ROKADE_DATA: folder, ROKADE_DATABASE: 'postgres://club@localhost/rokade' };
  const wrongPort = await rokade(['--port', 'none', '--data', join(folder, 'own')], environment);
  expect(wrongPort.exit).toBe(2);
  expect(readdirSync(folder).sort()).toEqual(['kept', 'own']);
});
