import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DivisionId, emptyLeagueValues, type LeagueId } from '@rokade/league';
import { createApplication } from '@rokade/server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { machine } from '../src/input/with-opened.ts';
import { run } from '../src/run.ts';
import { terminalIn } from './case-terminal.ts';

const liga = 'liga' as LeagueId;

/** A data folder with a league of one division without teams. */
async function folderForTest(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'rokade-league-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const created = await createApplication({ dataDirectory: folder });
  if (!created.ok) throw new Error(created.error.code);
  const { leagues, close } = created.value;
  const values = { ...emptyLeagueValues, name: 'Kredsen', season: '2026/27' };
  const division = { name: '1. række', level: 1, boards: 2, promoted: 1, relegated: 1 };
  const commands = [
    { kind: 'make-league', id: liga, values },
    { kind: 'add-division', division: 'top' as DivisionId, values: division },
  ] as const;
  for (const [basedOn, command] of commands.entries()) {
    const request = { basedOn, command, reason: '', confirmed: true };
    expect((await leagues.execute(liga, request, machine)).ok).toBe(true);
  }
  await close();
  return folder;
}

const tables = `team,club
Nord,SK Nord
Syd,SK Syd
round,home,away,result
1,Nord,Syd,1½-½
2,Syd,Nord,vandt
`;

describe('rokade league', () => {
  it('lists leagues, takes a season over after a look, and writes a division as a report file', async () => {
    const folder = await folderForTest();
    const file = join(folder, 'autumn.csv');
    writeFileSync(file, tables);
    const call = (...words: readonly string[]) =>
      run(['league', ...words, '--data', folder], terminalIn(folder));
    expect((await call('list', '--format', 'json')).out).toContain('"league":"liga"');
    const looked = await call('season', 'Kredsen', '1. række', file);
    expect([looked.exit, looked.out]).toEqual([
      0,
      'Would be taken over (with --take): 2 teams, 0 players, 2 matches, 1 with results.\n',
    ]);
    expect(looked.errors.join()).toContain('line 6: “vandt” is not a score of a match');
    expect((await call('season', 'liga', 'top', file, '--take')).out).toMatch(
      /^Taken over: 2 teams/,
    );
    const report = await call('report', 'liga', 'top');
    expect(report.out).toMatch(/^310 {3}1 Nord .* 2\.0 {4}1\.5 {3}1/m);
    expect((await call('report', 'liga', 'top', '--to', 'trf16')).out).toMatch(/^013 Nord/m);
    expect((await call('report', 'liga', 'none')).errors.join()).toContain('1. række');
  });

  it('makes the rating report of a month, with what is not rated and why', async () => {
    const folder = await folderForTest();
    const file = join(folder, 'autumn.csv');
    const squads = `team,name,number,rating
Nord,"Hansen, Ida",4711,1800
Nord,"Holm, Per",4712,1700
Syd,"Berg, Anna",4713,1750
Syd,"Dahl, Bo",,
round,date,home,away,board,homeplayer,awayplayer,result
1,2026-11-21,Nord,Syd,1,"Hansen, Ida","Berg, Anna",1-0
1,2026-11-21,Nord,Syd,2,"Holm, Per","Dahl, Bo",1-0
`;
    writeFileSync(file, squads);
    const call = (...words: readonly string[]) =>
      run(['league', ...words, '--data', folder], terminalIn(folder));
    await call('season', 'liga', 'top', file, '--take');
    const report = await call('rating', 'liga', '--month', '2026-11', '--rules', 'dsu-2010');
    expect(report.out).toMatch(/1 rated game, 2 players, 1 not rated/);
    expect(report.out).toMatch(/Hansen, Ida .* 1800/);
    expect(report.out).toContain('no rating given either: Dahl, Bo');
    const json = await call('rating', 'liga', '--rules', 'dsu-2010', '--format', 'json');
    expect(JSON.parse(json.out)).toMatchObject({
      league: 'liga',
      month: null,
      edition: 'dsu-2010',
    });
    const scored = await call('players', 'liga', 'top');
    expect(scored.out).toMatch(/1 +Hansen, Ida +1 /);
    const prizes = await call('prizes', 'liga', 'SK');
    expect(JSON.parse(prizes.out)).toEqual({ club: 'SK', teams: [] });
    const other = await call('rating', 'liga', '--month', '2026-10');
    expect(other.out).toMatch(/0 rated games/);
    expect((await call('rating', 'liga', '--rules', 'x')).errors.join()).toContain('dsu-2010');
  });
});
