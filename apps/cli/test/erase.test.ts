import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Application, createApplication } from '@rokade/server';
import { type Command, nothingKnown, type TournamentId, usualSettings } from '@rokade/tournament';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { run } from '../src/run.ts';
import { terminalIn } from './case-terminal.ts';
import { journalOf, playerId, tournamentId } from './journal-of.ts';

const autumn = tournamentId('autumn');
const spring = tournamentId('spring');

/** Two tournaments; in the second, player 2 was removed again and player 3 was corrected later. */
const commands = (id: TournamentId, ...more: readonly Command[]): readonly Command[] => [
  { kind: 'create-tournament', id, settings: { ...usualSettings, name: `Open ${id}` } },
  {
    kind: 'enter-players',
    players: ['Hansen, Ida', 'Voß, Bo', 'Krüger, Jens'].map((name, index) => ({
      id: playerId(index + 1),
      details: { ...nothingKnown, name, fideId: `140000${index + 1}` },
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
        'Name          Tournament   Address',
        '────────────  ───────────  ───────',
        'Krüger, Jens  Open autumn  autumn',
        'Krog, Jens    Open spring  spring',
        '',
        'Nothing was changed. With --yes, what is personal about them is erased for good in these 2 tournaments.',
        '',
      ],
    ]);
    expect(await history(autumn)).toContain('Krüger');
  });

  it('erases with --yes, by number, who was removed again, too', async () => {
    const { exit, out } = await rokade('1400002', '--yes', '--format', 'json');
    expect(exit).toBe(0);
    expect(JSON.parse(out)).toEqual([
      { player: 'p2', name: 'Voß, Bo', tournament: 'autumn', title: 'Open autumn', erased: true },
      { player: 'p2', name: 'Voß, Bo', tournament: 'spring', title: 'Open spring', erased: true },
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
      errors: ['nobody in these tournaments is or was called “Hansen” or has that number'],
    });
  });
});

it('says where there are no data', async () => {
  const { exit } = await run(['erase', 'x', '--data', join(folder, 'none')], terminalIn(folder));
  expect(exit).toBe(2);
});
