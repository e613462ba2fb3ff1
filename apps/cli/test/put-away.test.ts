import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Application, createApplication } from '@rokade/server';
import { type TournamentId, usualSettings } from '@rokade/tournament';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { run } from '../src/run.ts';
import { terminalIn } from './case-terminal.ts';
import { journalOf, tournamentId } from './journal-of.ts';

const autumn = tournamentId('autumn');

let folder: string;
let app: Application;

const keep = (id: TournamentId, name: string) => {
  const settings = { ...usualSettings, name };
  const { journal } = journalOf([{ kind: 'create-tournament', id, settings }]);
  return app.tournaments.importJson(journal);
};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rokade-put-away-'));
  const created = await createApplication({ dataDirectory: folder });
  if (!created.ok) throw new Error(created.error.code);
  app = created.value;
  await keep(autumn, 'Efterår 2026');
  await keep(tournamentId('spring-a'), 'Forår');
  await keep(tournamentId('spring-b'), 'Forår');
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const rokade = (...words: readonly string[]) =>
  run([...words, '--data', folder], terminalIn(folder));

const archived = async () =>
  (await app.tournaments.list()).flatMap(({ id, archived }) => (archived ? [id] : []));

const listed = async () => (await app.tournaments.list()).map(({ id }) => id).toSorted();

describe('a tournament that is put away, while Rokade runs', () => {
  it('goes into the archive by its name, and out of it by its address', async () => {
    expect(await rokade('archive', 'efterår  2026')).toEqual({
      exit: 0,
      out: '“Efterår 2026” (autumn) is in the archive.\n',
      errors: [],
    });
    expect(await archived()).toEqual([autumn]);
    const { out } = await rokade('unarchive', 'autumn', '--format', 'json');
    expect(JSON.parse(out)).toEqual({
      tournament: 'autumn',
      title: 'Efterår 2026',
      act: 'unarchive',
      done: true,
    });
    expect(await archived()).toEqual([]);
  });

  it('is removed with --yes alone, and leaves a copy', async () => {
    const copies = join(folder, 'backups', 'autumn');
    expect((await rokade('remove', 'autumn')).out).toBe(
      `Nothing was changed. To remove “Efterår 2026” (autumn) and its public pages for good, add --yes. A copy is kept in ${copies}.\n`,
    );
    expect(await listed()).toContain(autumn);
    const { exit, out } = await rokade('remove', 'autumn', '--yes');
    expect([exit, out]).toEqual([
      0,
      `“Efterår 2026” (autumn) was removed. A copy is kept in ${copies}.\n`,
    ]);
    expect(await listed()).toEqual(['spring-a', 'spring-b']);
    expect(readdirSync(copies)).toEqual([expect.stringMatching(/^removed-\d{8}T\d{9}Z\.json$/)]);
    const state = () => app.tournaments.get(autumn);
    await expect.poll(async () => (await state()).ok, { timeout: 20_000 }).toBe(false);
  });

  it('is the one that is meant, or none', async () => {
    expect(await rokade('remove', 'Forår', '--yes')).toEqual({
      exit: 1,
      out: '',
      errors: [
        'several tournaments are called “Forår”; give the address of one: spring-a, spring-b',
      ],
    });
    expect(await rokade('archive', 'Vinter')).toEqual({
      exit: 1,
      out: '',
      errors: ['there is no tournament with the address or name “Vinter”'],
    });
    expect(await listed()).toEqual(['autumn', 'spring-a', 'spring-b']);
  });

  it('needs a data folder', async () => {
    const nowhere = ['archive', 'autumn', '--data', join(folder, 'none')];
    expect((await run(nowhere, terminalIn(folder))).exit).toBe(2);
  });
});
