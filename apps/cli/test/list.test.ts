import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyDetails, usualSettings } from '@rokade/tournament';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { run } from '../src/run.ts';
import { terminalIn } from './case-terminal.ts';
import { journalOf, playerId, tournamentId } from './journal-of.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rokade-list-'));
  writeFileSync(
    join(folder, 'list.csv'),
    'Name,FIDE ID,Elo,Sex,Born,Fed\n"Hansen, Ida",1414000,1776,w,1971,DEN\n"Holm, Bo",1414001,1500,m,2001,DEN\n',
  );
  writeFileSync(join(folder, 'twice.csv'), 'Name,FIDE ID\nHansen,1414000\nHolm,1414000\n');
  writeFileSync(
    join(folder, 'dsu.csv'),
    '""\n"Nummer";"Født år";"Navn";"Klub";"Titel";"Rating";"Hurtig";"Lyn";"Elo";"Fide";"K-factor"\n',
  );
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const rokade = (
  words: string,
  environment: Record<string, string> = {},
  input: Uint8Array = new Uint8Array(),
) =>
  run(
    [...words.split(' '), '--lang', 'en'],
    terminalIn(folder, {
      environment: { ROKADE_DATA: join(folder, 'data'), ...environment },
      input,
    }),
  );

it('imports, shows, searches and removes', async () => {
  expect((await rokade('list')).out).toContain('There are no rating lists yet.');
  expect(await rokade('list import list.csv --month 2026-11 --format json')).toEqual({
    exit: 0,
    out: '{"source":"csv","month":"2026-11","players":2}\n',
    errors: [],
  });
  const imported = await rokade('list import list.csv --month 2026-10 --source fide');
  expect(imported.out).toBe('FIDE 2026-10: 2 players. Lists kept: csv-2026-11, fide-2026-10.\n');
  expect((await rokade('list')).out).toMatch(/csv-2026-11 +2 /);
  expect((await rokade('list search 1414000 --source fide --format json')).out).toBe(
    '[{"source":"fide","id":"1414000","name":"Hansen, Ida","federation":"DEN","title":"","sex":"w","born":"1971","standard":1776,"rapid":null,"blitz":null,"club":""}]\n',
  );
  expect((await rokade('list search hansen --limit 1')).out).toMatch(
    /csv-2026-11 +1414000 +Hansen, Ida +DEN +1776 +1971/,
  );
  expect(await rokade('list search nobody')).toEqual({
    exit: 1,
    out: '',
    errors: ['nobody matches “nobody” in csv-2026-11, fide-2026-10'],
  });
  expect((await rokade('list remove csv-2026-11')).out).toBe('csv-2026-11 was removed.\n');
  expect((await rokade('list remove csv-2026-11')).errors).toEqual([
    'csv-2026-11: there is no such list',
  ]);
});

it('reads standard input', async () => {
  const file = readFileSync(join(folder, 'list.csv'));
  expect((await rokade('list import - --month 2026-11 --format json', {}, file)).out).toBe(
    '{"source":"csv","month":"2026-11","players":2}\n',
  );
  expect((await rokade('list')).out).toContain('stdin');
  expect((await rokade('list import -', {}, file.subarray(0, 3))).errors).toEqual([
    expect.stringMatching(/^stdin: /),
  ]);
});

it('says whose number is another than in the lists', async () => {
  const player = (no: number, name: string, fideRating: number) => ({
    id: playerId(no),
    details: { ...emptyDetails, name, federation: 'DEN', fideId: String(1413999 + no), fideRating },
  });
  const { journal } = journalOf([
    {
      kind: 'create-tournament',
      id: tournamentId('klub-2026'),
      settings: { ...usualSettings, name: 'Klub', roundDates: ['2026-11-20'] },
    },
    {
      kind: 'enter-players',
      players: [player(1, 'Hansen, Ida', 1700), player(2, 'Holm, Bo', 1500)],
    },
  ]);
  writeFileSync(join(folder, 'klub.json'), journal);
  expect((await rokade('list changes klub.json')).out).toContain('There are no rating lists yet.');
  await rokade('list import list.csv --month 2026-11 --source fide');
  const { exit, out } = await rokade('list changes klub.json');
  expect([exit, out.match(/Hansen, Ida +FIDE rating +1700 +1776 +fide-2026-11/)?.length]).toEqual([
    0, 1,
  ]);
  expect(out).not.toContain('Holm');
  expect(JSON.parse((await rokade('list changes klub.json --format json')).out)).toMatchObject([
    { no: 1, name: 'Hansen, Ida', field: 'fideRating', here: 1700, value: 1776 },
  ]);
  const line = '001    1      Hansen, Ida                       1700 DEN     1414000';
  const report = ['012 Klub', '032 DEN', '042 2026/11/20', `${line}             0.0    1`, ''];
  writeFileSync(join(folder, 'klub.trf'), report.join('\n'));
  expect(JSON.parse((await rokade('list changes klub.trf --format json')).out)).toMatchObject([
    { no: 1, name: 'Hansen, Ida', field: 'fideRating', here: 1700, value: 1776 },
  ]);
});

it('keeps lists beside the data also where a database has those', async () => {
  const database = { ROKADE_DATABASE: 'postgres://somebody@nowhere/rokade' };
  expect((await rokade('list import list.csv', database)).exit).toBe(0);
  expect((await rokade('list')).out).toContain('list.csv');
});

it.each([
  ['list import nothing.csv', 'nothing.csv: there is no such file'],
  [
    'list import twice.csv',
    'twice.csv: two players have the number 1414000: Hansen and Holm. The existing lists are unchanged.',
  ],
  [
    'list import dsu.csv --source dwz --month 2026-11',
    'dsu.csv: is a list of DSU, not of DWZ (DSB). The existing lists are unchanged.',
  ],
  ['list import list.csv --month 2026-13', '--month: “2026-13” is not a month such as 2026-11'],
  ['list import', 'WHAT is missing'],
  [
    'list forget fide',
    '“forget” is not possible with lists; choose import, search, changes, remove',
  ],
  ['list changes nothing.trf', 'nothing.trf: there is no such file'],
  ['list import list.csv --keep 0', '--keep: “0” is not a whole number from 1 to 1000'],
])('%s: %s', async (words, error) => {
  expect(await rokade(words)).toEqual({ exit: 2, out: '', errors: [error] });
});
