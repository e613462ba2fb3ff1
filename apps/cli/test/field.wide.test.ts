import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseDocumentJson } from '@rokade/formats';
import { importList, openRatingLists } from '@rokade/server';
import { expect, it, onTestFinished } from 'vitest';
import { sharedPath } from '../../../test/wide/shared-folder.ts';
import { run } from '../src/run.ts';
import { terminalIn } from './case-terminal.ts';

const folder = sharedPath('data/field');

/** A new empty folder, removed after the test. */
function folderForTest(): string {
  const made = mkdtempSync(join(tmpdir(), 'rokade-field-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

const rokade = async (words: string) => {
  const { exit, out, errors } = await run(
    words.split(' '),
    terminalIn(folder, { environment: { LANG: 'C' } }),
  );
  expect(exit).toBe(0);
  return { out, notes: errors.join('\n') };
};

/** The rows of a list of people after writing them again, without the columns that are empty in all rows. */
async function people(
  file: string,
): Promise<{ readonly rows: readonly string[]; readonly notes: string }> {
  const { out, notes } = await rokade(`convert ${file} - --to csv --lang en`);
  return { rows: out.trim().split('\r\n').slice(1), notes };
}

async function games(file: string) {
  const { out } = await rokade(`convert ${file} - --to json`);
  const read = parseDocumentJson(JSON.parse(out));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const { header, roundsPlanned, players } = read.value;
  return {
    event: header.name,
    rounds: roundsPlanned,
    players: players.map(({ name, halfPoints, rank }) => [name, halfPoints, rank]),
  };
}

/** The content of each file, by the folder's own description of it. */
const readings: Readonly<Record<string, () => Promise<void>>> = {
  'dsu-members.csv': async () => {
    const { rows, notes } = await people('dsu-members.csv');
    expect(rows).toEqual([
      '1,"Prøve, Søren Bo",GM,,Skanderborg Skakklub,,,2635,2505,2655,2615,1444948,103110502,2004,',
      '2,"Test, Kåre Frederik",,,Enkeltmedlem 9 HK,,,,,,,,102100848,1980,',
    ]);
    expect(notes).toMatch(/Not used: Alder, K$/);
    const lists = folderForTest();
    const listFacts = { source: null, month: '2026-11', kind: null, keep: 4, now: new Date(0) };
    const [name, path] = ['dsu-members.csv', sharedPath('data/field/dsu-members.csv')];
    expect(await importList({ ...listFacts, folder: lists, path, name })).toMatchObject({
      ok: true,
    });
    const opened = openRatingLists(lists);
    expect(opened.search('soren prove', { source: null, limit: 5 })).toMatchObject([
      {
        source: 'dsu',
        id: '103110502',
        name: 'Prøve, Søren Bo',
        title: 'GM',
        born: '2004',
        fideId: '1444948',
        ratings: { standard: 2635, rapid: 2505, blitz: 2655 },
      },
    ]);
    opened.close();
  },
  'sm.csv': async () => {
    const { rows } = await people('sm.csv');
    expect(rows).toEqual([
      '1,"Probe, Anton",GM,,SK Probe,GER,,2490,,,2501,12345678,,1990-05-17,',
      '2,"Test, Berta",,w,Skakklubben,DEN,,1710,,,,,,2001,',
    ]);
  },
  'ecf.csv': async () => {
    const { rows, notes } = await people('ecf.csv');
    expect(rows).toEqual([
      '1,"Probe, Robert J",,m,Skegness,ENG,,1620,1571,,,343434363,100011B,,',
      '2,"Dupré, Paula D",WIM,w,Wotton Hall,SCO,,,,1300,,405434,109972D,,',
    ]);
    expect(notes).toContain('Not used: member_no,');
  },
  'drn.csv': async () => {
    const { rows, notes } = await people('drn.csv');
    expect(rows).toEqual(['1,PROBE,,,,,,,,,,7102828,,,', '2,Afifa Test,,,,,,,,,,,,,']);
    expect(notes).toContain(
      'Not used: ID., PROVINSI, L/P, Tgl.Lahir, Gelar, Standar, Cepat, Kilat',
    );
  },
  '162-Z.trf': async () => {
    const { out, notes } = await rokade('convert 162-Z.trf - --to trf');
    expect(out).toContain('Z 0.0');
    expect(notes).toMatch(/record 162: Z is a letter of bbpPairings/);
  },
  'preset-pab.trf': async () => {
    const { out, notes } = await rokade('pair preset-pab.trf --system dutch --format json');
    const { round, pairings, byes } = JSON.parse(out);
    expect([round, pairings.length, byes]).toEqual([2, 4, []]);
    expect(out).not.toMatch(/"(?:white|black)":8\b/);
    expect(notes).toContain('player 8 already has the bye of round 2');
  },
  '1348-pab.trf': async () => {
    const { out } = await rokade('check 1348-pab.trf --system dutch --format json');
    const { ok, rounds } = JSON.parse(out);
    expect([ok, rounds.length]).toEqual([true, 10]);
    // Number 36, whose bye in round 2 gave no points, does not float down again in round 4.
    const paired = await rokade('pair 1348-pab.trf --system dutch --round 4 --format javafo');
    expect(paired.out.split('\n')).toContain('12 36');
  },
  'plain.pgn': async () => {
    expect(await games('plain.pgn')).toEqual({
      event: 'X',
      rounds: 1,
      players: [
        ['A, A', 2, 1],
        ['B, B', 2, 1],
        ['C, C', 0, 3],
        ['D, D', 0, 3],
      ],
    });
  },
  'broadcast.pgn': async () => {
    const { event, rounds, players } = await games('broadcast.pgn');
    expect([event, rounds, players.length]).toEqual(['Test Open | U12', 2, 4]);
  },
};

it('every file of the folder has its reading here', () => {
  const there = globSync('*', { cwd: folder }).filter((name) => name !== 'README.md');
  expect(there.toSorted()).toEqual(Object.keys(readings).toSorted());
});

it.each(Object.keys(readings))('%s is read as it is meant', async (name) => {
  await readings[name]?.();
});
