import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type DivisionId,
  emptyLeagueValues,
  emptyTeamValues,
  type LeagueCommand,
  type MatchId,
  parseLeagueId,
  type TeamId,
} from '@rokade/league';
import { describe, expect, it } from 'vitest';
import {
  type Application,
  createApplication,
  parseJournalFile,
  tournamentKind,
} from '../src/index.ts';
import { folderForTest } from './folder-for-test.ts';
import { carryOut, ida, noon, result, startTournament } from './sample-tournament.ts';

async function openOnDisk(folder = folderForTest()) {
  const created = await createApplication({ dataDirectory: folder, clock: () => noon });
  if (!created.ok) throw new Error(created.error.code);
  return { app: created.value, folder };
}

/** A league with matches that are over, whose sheets are to be agreed on. */
async function playedLeague(app: Application, matches: readonly string[]) {
  const id = parseLeagueId('kredsen') ?? expect.fail();
  const carryOutHere = async (command: LeagueCommand): Promise<void> => {
    const found = await app.leagues.get(id);
    const basedOn = found.ok ? found.value.version : 0;
    const request = { basedOn, command, reason: '', confirmed: true };
    expect(await app.leagues.execute(id, request, ida)).toMatchObject({ ok: true });
  };
  const division = 'top' as DivisionId;
  const [home, away] = ['n', 's'].map((name) => name as TeamId) as [TeamId, TeamId];
  await carryOutHere({
    kind: 'make-league',
    id,
    values: { ...emptyLeagueValues, name: 'Kredsen' },
  });
  const values = { name: '1. række', level: 1, boards: 1, promoted: 0, relegated: 0 };
  await carryOutHere({ kind: 'add-division', division, values });
  const teams = [home, away].map((team) => ({
    id: team,
    values: { ...emptyTeamValues, name: team },
  }));
  await carryOutHere({ kind: 'enter-teams', division, teams });
  for (const [index, text] of matches.entries()) {
    const match = text as MatchId;
    const where = { match, division, round: index + 1, home, away };
    await carryOutHere({
      kind: 'plan-match',
      ...where,
      values: { day: '', time: '', place: '' },
    });
    await carryOutHere({ kind: 'forfeit-match', match, lost: 'away' });
  }
  const agree = (match: string): Promise<void> =>
    carryOutHere({ kind: 'agree-sheet', match: match as MatchId, team: home });
  return { id, agree };
}

describe('backups', () => {
  it('of a league are an hour apart, the last of what came between when that is over or it closes', async () => {
    const folder = folderForTest();
    let now = noon;
    const created = await createApplication({ dataDirectory: folder, clock: () => now });
    if (!created.ok) throw new Error(created.error.code);
    const app = created.value;
    const { id, agree } = await playedLeague(app, ['m1', 'm2', 'm3', 'm4', 'm5']);
    const files = () =>
      readdirSync(join(folder, 'backups'), { recursive: true })
        .map(String)
        .filter((name) => name.includes(id) && name.endsWith('.json'));
    await agree('m1');
    await expect.poll(files).toHaveLength(1);
    now = new Date(noon.getTime() + 60_000);
    await agree('m2');
    await agree('m3');
    now = new Date(noon.getTime() + 61 * 60_000);
    await agree('m4');
    await expect.poll(files).toHaveLength(2);
    now = new Date(noon.getTime() + 62 * 60_000);
    await agree('m5');
    expect(files()).toHaveLength(2);
    await app.close();
    const all = files().toSorted();
    expect(all.map((name) => name.slice(name.indexOf('results')))).toEqual([
      'results-20261121T120000000Z.json',
      'results-20261121T130100000Z.json',
      'results-20261121T130200000Z.json',
    ]);
    const last = readFileSync(join(folder, 'backups', all.at(-1) ?? ''), 'utf8');
    expect(last.match(/"sheet-agreed"/g)).toHaveLength(5);
  });

  it('are written at each published round and can be imported', async () => {
    const { app, folder } = await openOnDisk();
    const id = await startTournament(app);
    const atRound1 = await app.tournaments.journal(id);
    await carryOut(app, id, result(1, 1, 2, 0), result(1, 2, 2, 0), result(1, 3, 2, 0));
    await carryOut(app, id, { kind: 'pair-round' }, { kind: 'publish-round' });
    expect(app.health()).toEqual([]);
    await app.close();
    const files = readdirSync(join(folder, 'backups', id)).toSorted();
    const names = ['round-1-20261121T120000000Z', 'round-2-20261121T120000000Z'];
    expect(files).toEqual(names.flatMap((name) => [`${name}.html`, `${name}.json`]));
    const [paper = '', first = ''] = files
      .slice(0, 2)
      .map((file) => readFileSync(join(folder, 'backups', id, file), 'utf8'));
    expect(paper).toMatch(/^<!doctype html>[\s\S]*Hvis strømmen går[\s\S]*Rundekort/);
    const parsed = parseJournalFile(tournamentKind, first);
    expect(parsed.ok && parsed.value.entries).toEqual(atRound1.ok && atRound1.value);
  });

  it('are reported when they cannot be written, and stop nothing', async () => {
    const { app, folder } = await openOnDisk();
    writeFileSync(join(folder, 'backups'), 'a file where the folder should be');
    const id = await startTournament(app);
    await expect
      .poll(() => app.health())
      .toEqual([
        {
          code: 'health.backup-failed',
          kind: 'tournament',
          id,
          name: 'round-1-20261121T120000000Z.json',
          folder: join(folder, 'backups', id),
          problem: 'io',
        },
      ]);
    rmSync(join(folder, 'backups'));
    await carryOut(app, id, result(1, 1, 2, 0), result(1, 2, 2, 0), result(1, 3, 2, 0));
    await carryOut(app, id, { kind: 'pair-round' }, { kind: 'publish-round' });
    await expect.poll(() => app.health()).toEqual([]);
    await app.close();
  });

  it('that a crash cut off are made up at the next start', async () => {
    const { app, folder } = await openOnDisk();
    const id = await startTournament(app);
    await app.close();
    const copies = join(folder, 'backups', id);
    const name = 'round-1-20261121T120000000Z.json';
    const whole = readFileSync(join(copies, name), 'utf8');
    renameSync(join(copies, name), join(copies, `${name}.part`));
    writeFileSync(join(copies, `${name}.part`), whole.slice(0, 1000));
    const { app: next } = await openOnDisk(folder);
    const paper = name.replace('json', 'html');
    await expect.poll(() => readdirSync(copies).toSorted()).toEqual([paper, name]);
    expect(readFileSync(join(copies, name), 'utf8')).toBe(whole);
    expect(next.health()).toEqual([]);
    await next.close();
  });

  it('that failed are remembered over a restart, until they succeed', async () => {
    const { app, folder } = await openOnDisk();
    writeFileSync(join(folder, 'backups'), 'a file where the folder should be');
    const id = await startTournament(app);
    await app.close();
    const { app: second } = await openOnDisk(folder);
    await expect.poll(() => second.health()).toMatchObject([{ id, problem: 'io' }]);
    await second.close();
    rmSync(join(folder, 'backups'));
    const { app: third } = await openOnDisk(folder);
    await expect.poll(() => existsSync(join(folder, 'backups', id))).toBe(true);
    await third.close();
    expect(third.health()).toEqual([]);
    expect(readdirSync(join(folder, 'backups', id))).toHaveLength(2);
  });

  it('are not made of demos', async () => {
    const { app, folder } = await openOnDisk();
    await app.tournaments.createDemo(ida);
    await app.close();
    expect(readdirSync(folder)).not.toContain('backups');
  });
});
