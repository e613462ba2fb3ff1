import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Application, createApplication } from '@rokade/server';
import type { TournamentId } from '@rokade/tournament';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { run } from '../src/run.ts';
import { terminalIn } from './case-terminal.ts';

const ida = { id: 'ida', name: 'Ida Hansen' };

let folder: string;
let app: Application;
/** A tournament of the installation's owner. */
let demo: TournamentId;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rokade-organisation-'));
  const created = await createApplication({ dataDirectory: folder });
  if (!created.ok) throw new Error(created.error.code);
  app = created.value;
  const made = await app.tournaments.createDemo(ida);
  if (!made.ok) throw new Error(made.error.code);
  demo = made.value;
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const rokade = (...words: readonly string[]) =>
  run([...words, '--data', folder], terminalIn(folder));

const organisation = (...words: readonly string[]) => rokade('organisation', ...words);

const make = (address: string) => organisation('make', address, '--name', `Klub ${address}`);

/** The tournament's organisation, as the running Rokade reports it. */
const itBelongs = (organisation: string, ...handedTo: readonly string[]) =>
  expect
    .poll(() => app.tournaments.belonging(demo), { timeout: 20_000 })
    .toEqual({ ok: true, value: { organisation, handedTo } });

describe('rokade organisation, while Rokade runs', () => {
  it('makes, lists, renames and removes', async () => {
    expect(await make('hjoernet')).toMatchObject({
      exit: 0,
      out: expect.stringContaining('Klub hjoernet has the page /k/hjoernet.'),
    });
    await organisation('rename', 'hjoernet', '--to', 'skak');
    expect((await organisation('list')).out).toContain('Klub hjoernet  /k/skak');
    expect(JSON.parse((await organisation('list', '--format', 'json')).out)).toEqual([
      { id: 'own', address: 'own', name: '' },
      { id: 'hjoernet', address: 'skak', name: 'Klub hjoernet' },
    ]);
    expect((await organisation('remove', 'skak')).out).toContain('Nothing was changed.');
    expect(await organisation('remove', 'hjoernet', '--yes')).toMatchObject({ exit: 0 });
    expect(await app.organisations.find('skak')).toBeNull();
  });

  it('gives a tournament to a club, which hands it in and takes it back', async () => {
    await make('hjoernet');
    await make('taarnet');
    expect(await organisation('give', demo, '--to', 'hjoernet')).toMatchObject({ exit: 0 });
    await itBelongs('hjoernet');
    expect(await organisation('hand-in', demo, '--to', 'own')).toMatchObject({ exit: 0 });
    await itBelongs('hjoernet', 'own');
    expect(await organisation('remove', 'hjoernet', '--yes')).toMatchObject({
      exit: 2,
      errors: [expect.stringContaining('belong to it or were handed in to it: 1')],
    });
    await organisation('hand-in', demo, '--to', 'own', '--back');
    await itBelongs('hjoernet');
  });

  it('gives an account a right in one, by any of its addresses', async () => {
    await make('hjoernet');
    await organisation('rename', 'hjoernet', '--to', 'skak');
    await app.accounts.setUp((await app.accounts.setupToken()) ?? '', 'Bo', 'en lang adgangskode');
    const give = (...more: readonly string[]) =>
      rokade('account', 'give', 'Bo', '--role', 'club-officer', ...more);
    expect(await give('--organisation', 'skak')).toMatchObject({ exit: 0 });
    const right = {
      role: 'club-officer',
      for: { kind: 'organisation', organisation: 'hjoernet' },
    };
    const rights = async () => (await app.accounts.list())[0]?.rights;
    await expect.poll(rights, { timeout: 20_000 }).toContainEqual(right);
    expect(await give('--organisation', 'nobody')).toMatchObject({ exit: 2 });
    expect((await give('--organisation', 'skak', '--for', demo)).errors).toEqual([
      '--for and --organisation do not go together',
    ]);
  });

  it.each([
    ['an act that there is none', ['close', 'hjoernet'], /not possible with an organisation/],
    ['nothing to act on', ['rename'], /WHICH/],
    ['no name', ['make', 'hjoernet'], /--name <NAME>/],
    ['no receiver', ['give', 'x'], /--to <ADDRESS>/],
    ['an address that cannot be one', ['make', 'hjørnet', '--name', 'H'], /cannot be an address/],
    ['an organisation that is not there', ['rename', 'nobody', '--to', 'x1'], /“nobody”/],
    [
      'a tournament that is not there',
      ['give', 'nothing', '--to', 'own'],
      /no tournament or event/,
    ],
    ['the first organisation', ['remove', 'own', '--yes'], /cannot be removed/],
  ] as const)('says what is wrong with %s', async (_, words, message) => {
    const { exit, errors } = await organisation(...words);
    expect(exit).toBeGreaterThan(0);
    expect(errors.join('\n')).toMatch(message);
  });
});
