import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApplication } from '@rokade/server';
import { usualSettings } from '@rokade/tournament';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { run } from '../src/run.ts';
import { terminalIn } from './case-terminal.ts';
import { journalOf, tournamentId } from './journal-of.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rokade-move-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const rokade = (words: readonly string[], environment = {}) =>
  run(words, terminalIn(folder, { environment }));

async function opened(name: string) {
  const app = await createApplication({ dataDirectory: join(folder, name) });
  if (!app.ok) throw new Error(app.error.code);
  return app.value;
}

/** A folder with a tournament; returns the journal's text without the time of export. */
async function fill(name: string): Promise<void> {
  const app = await opened(name);
  const id = tournamentId('autumn');
  const settings = { ...usualSettings, name: 'Open' };
  await app.tournaments.importJson(
    journalOf([{ kind: 'create-tournament', id, settings }]).journal,
  );
  await app.close();
}

it('moves everything and says how much it was', async () => {
  await fill('old');
  const places = ['--from', join(folder, 'old'), '--to', join(folder, 'new')];
  const moved = await rokade(['move', ...places, '--format', 'json']);
  expect([moved.exit, moved.errors]).toEqual([0, []]);
  expect(JSON.parse(moved.out)).toEqual({ books: 1, entries: 1, accounts: 0, damaged: [] });
  const app = await opened('new');
  expect(await app.tournaments.list()).toMatchObject([{ id: 'autumn', name: 'Open' }]);
  await app.close();
});

it('moves nothing where something is', async () => {
  await fill('old');
  await fill('new');
  const places = ['--from', join(folder, 'old'), '--to', join(folder, 'new')];
  expect(await rokade(['move', ...places])).toMatchObject({
    exit: 2,
    errors: [`${join(folder, 'new')} is not empty. Nothing was moved.`],
  });
});

it.each([
  ['--from', ['move', '--from', 'mysql://ida:secret@host/db', '--to', 'new'], {}],
  ['--to', ['move', '--from', 'old', '--to', 'mysql://ida:secret@host/db'], {}],
  ['--data', ['account', 'list', '--data', 'http://host/db'], {}],
  ['ROKADE_DATABASE', ['account', 'list'], { ROKADE_DATABASE: 'ida:secret@host/db' }],
])(
  'says that %s is no address of a database, and keeps the password to itself',
  async (what, words, environment) => {
    expect(await rokade(words, environment)).toMatchObject({
      exit: 2,
      errors: [
        `${what} is not the address of a PostgreSQL database: postgres://user:password@host:5432/name`,
      ],
    });
  },
);
