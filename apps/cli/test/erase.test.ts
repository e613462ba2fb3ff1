import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PersonId, RegisterCommand } from '@rokade/register';
import { type Application, createApplication } from '@rokade/server';
import { type Command, emptyDetails, type TournamentId, usualSettings } from '@rokade/tournament';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { run } from '../src/run.ts';
import { terminalIn } from './case-terminal.ts';
import { journalOf, playerId, tournamentId } from './journal-of.ts';

const autumn = tournamentId('autumn');
const spring = tournamentId('spring');

/** Two tournaments; in the second, player 2 was removed and player 3 was corrected later. */
const commands = (id: TournamentId, ...more: readonly Command[]): readonly Command[] => [
  { kind: 'create-tournament', id, settings: { ...usualSettings, name: `Open ${id}` } },
  {
    kind: 'enter-players',
    players: ['Hansen, Ida', 'Voß, Bo', 'Krüger, Jens'].map((name, index) => ({
      id: playerId(index + 1),
      details: { ...emptyDetails, name, fideId: `140000${index + 1}` },
    })),
  },
  ...more,
];

let folder: string;
let app: Application;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rokade-erase-'));
  const created = await createApplication({ dataDirectory: folder });
  if (!created.ok) throw new Error(created.error.code);
  app = created.value;
  const corrected = { kind: 'change-player', player: playerId(3), changes: { name: 'Krog, Jens' } };
  const removed = { kind: 'remove-player', player: playerId(2) };
  await app.tournaments.importJson(journalOf(commands(autumn)).journal);
  const both = [corrected, removed] as readonly Command[];
  await app.tournaments.importJson(journalOf(commands(spring, ...both)).journal);
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const rokade = (...words: readonly string[]) =>
  run(['erase', ...words, '--data', folder], terminalIn(folder));

/** Enters Ida twice in the register and merges both entries. */
async function enterTwice(): Promise<void> {
  const ida = { id: 'a', name: 'Bo' };
  const [stays, goes] = ['person01', 'person02'] as unknown as readonly [PersonId, PersonId];
  const commands: readonly RegisterCommand[] = [
    {
      kind: 'enter-person',
      person: stays,
      values: { surname: 'Hansen', firstName: 'Ida', fideId: '1400001' },
    },
    {
      kind: 'enter-person',
      person: goes,
      values: { surname: 'Hansen', firstName: 'I', email: 'ida@example.org' },
    },
    { kind: 'merge-people', stays, goes, values: {}, leftOut: [] },
  ];
  for (const command of commands) {
    const basedOn = app.register.now().version;
    const done = await app.register.execute({ basedOn, command, reason: '', confirmed: true }, ida);
    expect(done.ok).toBe(true);
  }
}

async function history(id: TournamentId): Promise<string> {
  const journal = await app.tournaments.journal(id);
  return JSON.stringify(journal);
}

describe('rokade erase, while Rokade runs', () => {
  it('finds a person by an older name in all tournaments, and changes nothing yet', async () => {
    const { exit, out } = await rokade('krüger, jens');
    expect([exit, out.split('\n')]).toEqual([
      0,
      [
        'Name          Book         Address',
        '────────────  ───────────  ───────',
        'Krüger, Jens  Open autumn  autumn',
        'Krog, Jens    Open spring  spring',
        '',
        'Nothing was changed. To erase their personal data for good from these 2 books, add --yes.',
        expect.stringContaining('Results, colours, points'),
        '',
      ],
    ]);
    expect(await history(autumn)).toContain('Krüger');
  });

  it('changes nothing without --yes where one book alone has somebody', async () => {
    const { exit, out } = await rokade('krog, jens', '--format', 'json');
    expect([exit, JSON.parse(out)]).toMatchObject([0, [{ name: 'Krog, Jens', erased: false }]]);
    expect(await history(spring)).toContain('Krog, Jens');
  });

  it('erases with --yes, by number, who was removed again, too', async () => {
    const { exit, out } = await rokade('1400002', '--yes', '--format', 'json');
    const bo = { book: 'tournament', player: 'p2', name: 'Voß, Bo' };
    expect(exit).toBe(0);
    expect(JSON.parse(out)).toEqual([
      { ...bo, tournament: 'autumn', title: 'Open autumn', erased: true },
      { ...bo, tournament: 'spring', title: 'Open spring', erased: true },
    ]);
    for (const id of [autumn, spring]) {
      expect(await history(id)).not.toMatch(/Voß|1400002/);
      expect(await history(id)).toContain('Hansen, Ida');
    }
    const state = () => app.tournaments.get(autumn);
    await expect
      .poll(async () => JSON.stringify(await state()), { timeout: 20_000 })
      .not.toContain('Voß');
  });

  it('says where nobody is meant', async () => {
    expect(await rokade('Hansen')).toEqual({
      exit: 1,
      out: '',
      errors: ['no book has anybody with the name or number “Hansen”, now or earlier'],
    });
  });

  it('looks in the register, too, under every id that somebody had', async () => {
    await enterTwice();
    const found = await rokade('1400001');
    expect(found.out).toContain('Hansen, Ida  Register');
    expect(found.out).toContain('Hansen, Ida  Open spring');
    const { out } = await rokade('hansen, i', '--yes', '--format', 'json');
    expect(JSON.parse(out)).toEqual([
      { book: 'register', person: 'person01', name: 'Hansen, Ida', erased: true },
    ]);
    await expect.poll(() => app.register.find('').length, { timeout: 20_000 }).toBe(0);
    const journal = await app.register.journal();
    expect(JSON.stringify(journal)).not.toMatch(/Hansen|1400001|ida@/);
    expect((await rokade('1400001')).out).not.toContain('Register');
  });

  it('takes everything out that the books say of somebody', async () => {
    await enterTwice();
    const { exit, out } = await run(['about', '1400001', '--data', folder], terminalIn(folder));
    expect(exit).toBe(0);
    const { books } = JSON.parse(out);
    expect(books).toMatchObject([
      { of: { book: 'register', person: 'person01' } },
      { of: { book: 'tournament', tournament: 'autumn' } },
      { of: { book: 'tournament', tournament: 'spring' } },
    ]);
    expect(out).toContain('ida@example.org');
    expect(out).not.toMatch(/Voß|Krüger/);
    expect(await app.contactLooks.list()).toMatchObject([
      { name: 'rokade', person: 'person01', place: 'request' },
    ]);
    expect((await run(['about', 'x', '--data', folder], terminalIn(folder))).exit).toBe(1);
  });
});

it('says where there are no data', async () => {
  const { exit } = await run(['erase', 'x', '--data', join(folder, 'none')], terminalIn(folder));
  expect(exit).toBe(2);
});
