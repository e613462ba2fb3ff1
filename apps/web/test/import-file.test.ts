import { invariant } from '@rokade/rules';
import { createApplication } from '@rokade/server';
import { expect, test } from 'vitest';
import { importFile } from '../src/lib/server/import-file.ts';

const importer = { actor: { id: 'arbiter-1', name: 'Møller, Bo' }, language: 'da' } as const;

const player = (no: number, name: string): string =>
  `001 ${String(no).padStart(4)}      ${name.padEnd(33)} 1500`;

const report = (...names: readonly string[]): Uint8Array =>
  new TextEncoder().encode(
    ['012 Klubmonrad', ...names.map((name, index) => player(index + 1, name)), ''].join('\n'),
  );

async function emptyApplication() {
  const made = await createApplication({ dataDirectory: ':memory:' });
  invariant(made.ok, 'a memory can be opened');
  return made.value;
}

test('a report file becomes a tournament with its players', async () => {
  const app = await emptyApplication();
  const taken = await importFile(app, report('Hansen, Ida', 'Voß, Anna'), importer);
  expect(taken.ok).toBe(true);
  expect((await app.tournaments.list()).map(({ name }) => name)).toEqual(['Klubmonrad']);
  await app.close();
});

test('a report file that is refused leaves no half-made tournament behind', async () => {
  const app = await emptyApplication();
  const taken = await importFile(app, report('Hansen, Ida', 'Hansen, Ida'), importer);
  expect(taken).toMatchObject({ ok: false, error: [{ code: 'player.duplicate' }] });
  expect(await app.tournaments.list()).toEqual([]);
  await app.close();
});
