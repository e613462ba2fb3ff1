import { copyFileSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type TournamentId, viewCrosstable, viewStandings } from '@rokade/tournament';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  type Application,
  createApplication,
  parseJournalFile,
  tournamentKind,
} from '../src/index.ts';
import { filesWith } from './bytes-in-folder.ts';
import { folderForTest } from './folder-for-test.ts';
import {
  carryOut,
  noon,
  playerId,
  result,
  startTournament,
  tournamentId,
} from './sample-tournament.ts';

async function openIn(folder: string, clock = () => noon) {
  const created = await createApplication({ dataDirectory: folder, clock });
  if (!created.ok) throw new Error(created.error.code);
  const { close } = created.value;
  let closed: Promise<void> | undefined;
  const app: Application = {
    ...created.value,
    close: () => {
      closed ??= close();
      return closed;
    },
  };
  onTestFinished(app.close);
  return app;
}

const erase = (place: number) => ({ kind: 'erase-player', player: playerId(place) }) as const;

async function stateOf(app: Application, id: TournamentId) {
  const state = await app.tournaments.get(id);
  if (!state.ok) throw new Error(state.error.code);
  return state.value;
}

/** A tournament in its second round, in which player 3 had another name for a while. */
async function secondRound(app: Application): Promise<TournamentId> {
  const id = await startTournament(app);
  const player = playerId(3);
  await carryOut(app, id, result(1, 1, 2, 0), result(1, 2, 1, 1), result(1, 3, 0, 2));
  await carryOut(app, id, { kind: 'change-player', player, changes: { name: 'Født, Åse' } });
  await carryOut(app, id, { kind: 'pair-round' }, { kind: 'publish-round' });
  return id;
}

const names = ['Nr 3, Åse', 'Født, Åse'];

describe('a player whose personal data are erased', () => {
  it('is N. N. wherever the name stood, and keeps what others rest on', async () => {
    const app = await openIn(':memory:');
    const id = await secondRound(app);
    const before = await stateOf(app, id);
    await carryOut(app, id, erase(3));
    const after = await stateOf(app, id);
    const details = after.players.find((player) => player.id === playerId(3))?.details;
    expect(details).toEqual({
      name: 'N. N.',
      title: '',
      sex: '',
      club: '',
      federation: 'DEN',
      citizenship: '',
      rating: 1500,
      rapidRating: null,
      dwzIndex: null,
      blitzRating: null,
      fideRating: null,
      fideId: '',
      nationalId: '',
      birthDate: '',
      person: '',
    });
    const places = (t: typeof before) =>
      viewStandings(t).rows.map(({ rank, player, halfPoints, values }) => [
        rank,
        player.no,
        halfPoints,
        values,
      ]);
    expect(places(after)).toEqual(places(before));
    expect(viewCrosstable(after).rows.map(({ cells }) => cells)).toEqual(
      viewCrosstable(before).rows.map(({ cells }) => cells),
    );
  });

  it('is not brought back by looking back, by undo or by undoing the undo', async () => {
    const app = await openIn(':memory:');
    const id = await secondRound(app);
    expect(JSON.stringify(await app.tournaments.journal(id))).toMatch(/Nr 3.*Født/);
    await carryOut(app, id, erase(3));
    const { version } = await stateOf(app, id);
    for (let toVersion = 1; toVersion < version; toVersion++) {
      expect(JSON.stringify(await app.tournaments.at(id, toVersion))).not.toMatch(/Nr 3|Født/);
      await carryOut(
        app,
        id,
        { kind: 'return-to', toVersion },
        { kind: 'return-to', toVersion: version },
      );
      expect(JSON.stringify(await stateOf(app, id))).not.toMatch(/Nr 3|Født/);
    }
    const journal = await app.tournaments.journal(id);
    expect(journal.ok).toBe(true);
    expect(JSON.stringify(journal)).not.toMatch(/Nr 3|Født/);
    expect(JSON.stringify(journal)).toContain('Nr 4, Åse');
  });

  it('asks first, and is done in a finished tournament, too', async () => {
    const app = await openIn(':memory:');
    const id = await secondRound(app);
    await carryOut(app, id, { kind: 'finish-tournament' });
    const { version } = await stateOf(app, id);
    const request = { basedOn: version, command: erase(3), reason: '', confirmed: false };
    const actor = { id: 'a', name: 'Ida' };
    expect(await app.tournaments.execute(id, request, actor)).toMatchObject({
      error: {
        code: 'command.needs-confirmation',
        consequences: [{ code: 'consequence.erased-for-good', player: 'p3' }],
      },
    });
    expect(await app.tournaments.execute(id, { ...request, confirmed: true }, actor)).toMatchObject(
      {
        ok: true,
      },
    );
  });

  it('lets others be erased and corrected beside it: several are N. N.', async () => {
    const app = await openIn(':memory:');
    const id = await secondRound(app);
    const player = playerId(3);
    await carryOut(app, id, erase(3), erase(4));
    await carryOut(app, id, { kind: 'change-player', player, changes: { rating: 1600 } });
    const found = (await stateOf(app, id)).players.filter(
      ({ details }) => details.name === 'N. N.',
    );
    expect(found.map(({ details }) => details.rating)).toEqual(
      expect.arrayContaining([1500, 1600]),
    );
  });

  it('was removed from the list before, and is erased all the same', async () => {
    const folder = folderForTest();
    const app = await openIn(folder);
    const id = tournamentId('autumn');
    const fresh = await startTournament(app);
    expect(fresh).toBe(id);
    await carryOut(app, id, { kind: 'return-to', toVersion: 8 });
    await carryOut(app, id, { kind: 'remove-player', player: playerId(3) }, erase(3));
    await app.close();
    expect(filesWith(folder, 'Nr 3, Åse')).toEqual([]);
  });
});

describe('what is erased', () => {
  it('stands in no file of the data folder, copies included, and the chain holds', async () => {
    const folder = folderForTest();
    let minutes = 0;
    const app = await openIn(folder, () => new Date(noon.getTime() + 60_000 * minutes++));
    const id = await secondRound(app);
    const copies = () => readdirSync(join(folder, 'backups', id)).toSorted();
    await expect
      .poll(copies)
      .toEqual(
        [/\.html$/, /\.json$/, /\.html$/, /\.json$/].map((name) => expect.stringMatching(name)),
      );
    expect(filesWith(folder, 'Nr 3, Åse')).not.toEqual([]);
    await carryOut(app, id, erase(3));
    await expect
      .poll(copies)
      .toEqual(
        [/^erased-.*\.html$/, /^erased-.*\.json$/].map((name) => expect.stringMatching(name)),
      );
    for (const name of names) expect(filesWith(folder, name)).toEqual([]);
    expect(filesWith(folder, 'Nr 4, Åse')).not.toEqual([]);
    const copy = readFileSync(join(folder, 'backups', id, copies()[1] ?? ''), 'utf8');
    expect(parseJournalFile(tournamentKind, copy)).toMatchObject({ ok: true });
    await app.close();
    const again = await openIn(folder);
    expect(await again.tournaments.journal(id)).toMatchObject({ ok: true });
    const exported = await again.tournaments.exportJson(id);
    expect(exported.ok && parseJournalFile(tournamentKind, exported.value)).toMatchObject({
      ok: true,
    });
  });

  it('is gone from the copies at the next start where the first run did not come to it', async () => {
    const folder = folderForTest();
    const app = await openIn(folder);
    const id = await secondRound(app);
    await carryOut(app, id, erase(3));
    await app.close();
    const copies = join(folder, 'backups', id);
    const [paper = '', erased = ''] = readdirSync(copies).toSorted();
    const older = join(copies, 'round-1-20261121T110000000Z.json');
    renameSync(join(copies, erased), older);
    await openIn(folder);
    await expect.poll(() => readdirSync(copies).toSorted()).toEqual([paper, erased]);
  });

  it('in entries of an older format has them written anew; the old chain’s end is kept', async () => {
    const folder = folderForTest();
    const file = join(folder, 'rokade.sqlite');
    copyFileSync(new URL('./fixtures/folders/schema-2.sqlite', import.meta.url), file);
    const old = new DatabaseSync(file);
    old.exec(
      "DELETE FROM journals WHERE id <> 'klub-2026'; DELETE FROM journal_entries WHERE tournament_id <> 'klub-2026'",
    );
    const { hash } = old.prepare('SELECT hash FROM journals').get() ?? {};
    old.close();
    const app = await openIn(folder);
    const id = tournamentId('klub-2026');
    const before = await stateOf(app, id);
    const found = before.players.find(({ details }) => details.name === 'Spiller 3');
    await carryOut(app, id, { kind: 'erase-player', player: found?.id ?? playerId(1) });
    const after = await stateOf(app, id);
    expect(viewStandings(after).rows.map(({ player }) => player.no)).toEqual(
      viewStandings(before).rows.map(({ player }) => player.no),
    );
    expect(after.version).toBe(before.version + 1);
    await app.close();
    expect(filesWith(folder, 'Spiller 3')).toEqual([]);
    const database = new DatabaseSync(file, { readOnly: true });
    const first = database.prepare('SELECT entry FROM journal_entries WHERE version = 1').get();
    const formats = database.prepare('SELECT DISTINCT format FROM journal_entries').all();
    database.close();
    expect(JSON.parse(String(first?.['entry']))).toMatchObject({ root: hash });
    expect(formats).toEqual([{ format: tournamentKind.format }]);
    const again = await openIn(folder);
    const journal = await again.tournaments.journal(id);
    expect(journal.ok && journal.value[0]).not.toHaveProperty('root');
    const exported = await again.tournaments.exportJson(id);
    const parsed = exported.ok ? parseJournalFile(tournamentKind, exported.value) : null;
    expect(parsed?.ok && parsed.value.entries).toEqual(journal.ok && journal.value);
  });
});
