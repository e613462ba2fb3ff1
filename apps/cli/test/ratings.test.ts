import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApplication } from '@rokade/server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { run } from '../src/run.ts';
import { terminalIn } from './case-terminal.ts';

const list = [
  'DSU-nr;Navn;Rating;Klub;Født',
  '1001;Alm, Ida;1500;Brønden;1990',
  '1002;Berg, Bo;1500;K41;1980',
  '1003;Dahl, Eva;2245;K41;2012',
].join('\n');

/** A line of a report file: number, name, rating, year of birth; points and place; rounds. */
const line = (who: string, score: string, ...rounds: readonly string[]) => {
  const [no = '', name = '', rating = '', born = ''] = who.split(';');
  const head = `001 ${no.padStart(4)}      ${name.padEnd(33)} ${rating} DEN`;
  return `${head}             ${born}/00/00 ${score}  ${rounds.map((one) => one.padStart(8)).join('  ')}`;
};

const event = [
  '012 Forårsturnering',
  '042 2026/03/01',
  '052 2026/03/08',
  line('1;Alm, Ida;1500;1990', ' 1.0    2', '2 w 1', '3 b 0'),
  line('2;Berg, Bo;1500;1980', ' 0.0    3', '1 b 0', '0000 - -'),
  line('3;Dahl, Eva;2245;2012', ' 1.0    1', '0000 - -', '1 w 1'),
  '',
].join('\n');

/** A data folder with files beside it. */
async function folderForTest() {
  const folder = mkdtempSync(join(tmpdir(), 'rokade-ratings-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'list.csv'), list);
  writeFileSync(join(folder, 'event.trf'), event);
  const created = await createApplication({ dataDirectory: folder });
  if (!created.ok) throw new Error(created.error.code);
  await created.value.close();
  return folder;
}

const rokade = (folder: string, ...words: readonly string[]) =>
  run(['ratings', ...words, '--data', folder, '--lang', 'en'], terminalIn(folder));

const json = async (folder: string, ...words: readonly string[]) =>
  JSON.parse((await rokade(folder, ...words, '--format', 'json')).out);

const opened = async () => {
  const folder = await folderForTest();
  const made = await rokade(folder, 'open', 'list.csv', '--day', '2026-01-01', '--yes');
  expect(made).toMatchObject({ exit: 0, errors: [] });
  return folder;
};

const reported = async () => {
  const folder = await opened();
  await rokade(folder, 'report', 'event.trf', '--day', '2026-03-20', '--yes');
  return folder;
};

describe('rokade ratings', () => {
  it('shows whose number a report changes, and does it when it is told to', async () => {
    const folder = await opened();
    const looked = await rokade(folder, 'report', 'event.trf', '--day', '2026-03-20');
    expect(looked).toMatchObject({ exit: 0, errors: [] });
    expect(looked.out).toContain('Alm, Ida  ');
    expect(looked.out).toContain('2 ratings would change. To make the change, add --yes.');
    expect((await json(folder, 'list', '--day', '2026-04-01')).players[1]).toMatchObject({
      rating: 1500,
    });
    const report = await json(folder, 'report', 'event.trf', '--day', '2026-03-20', '--yes');
    expect(report).toMatchObject({
      done: true,
      changes: [{ name: 'Alm, Ida', from: 1500, to: 1523 }, {}],
    });
    const again = await rokade(folder, 'recalculate');
    expect(again.out).toBe('Recalculated: no ratings changed.\n');
  });

  it('says what is missing: whom, which act, when a file was played', async () => {
    const folder = await opened();
    writeFileSync(join(folder, 'event.trf'), event.replace(/^0[45]2 .*\n/gm, ''));
    const undated = await rokade(folder, 'report', 'event.trf', '--day', '2026-03-20', '--yes');
    expect(undated).toMatchObject({
      exit: 2,
      errors: ['event.trf does not say when the event was played; give --from and --to.'],
    });
    const dated = await rokade(
      ...[folder, 'report', 'event.trf', '--day', '2026-03-20', '--to', '2026-03-08'],
    );
    expect(dated).toMatchObject({ exit: 0 });
    expect((await rokade(folder, 'show')).errors).toEqual(['WHO is missing']);
    expect((await rokade(folder, 'take-back')).errors).toEqual(['ID is missing']);
  });

  it('takes an estimate of opponents for events abroad alone', async () => {
    const folder = await opened();
    const words = ['report', 'event.trf', '--day', '2026-03-20', '--estimate', '1900'] as const;
    const atHome = await rokade(folder, ...words);
    expect(atHome).toMatchObject({ exit: 2 });
    expect(atHome.errors.join()).toContain('--abroad');
    expect(await rokade(folder, ...words, '--abroad')).toMatchObject({ exit: 0 });
  });

  it('takes a player’s own report from abroad, a line for each game', async () => {
    const folder = await opened();
    writeFileSync(join(folder, 'games.csv'), 'Muster, Max; GER; 1500; 1\nDupont; FRA; 1700; ½\n');
    const words = ['report', 'games.csv', '--player', 'Ida Alm', '--name', 'Open'] as const;
    expect(await rokade(folder, ...words)).toMatchObject({ exit: 2, errors: ['--to is missing'] });
    const dated = [...words, '--to', '2026-03-08', '--day', '2026-03-22'] as const;
    const latest = await json(folder, ...dated, '--yes');
    expect(latest).toMatchObject({ changes: [{ name: 'Alm, Ida', from: 1500, to: 1534 }] });
    writeFileSync(join(folder, 'games.csv'), 'Muster, Max; GER; ; 1');
    expect((await rokade(folder, ...dated)).errors.join()).toContain(
      'Line 1: Muster, Max has no rating',
    );
  });

  it('gives lists by name and day, with the edition they follow', async () => {
    const folder = await reported();
    const all = await json(folder, 'list', '--day', '2026-04-01');
    expect(all).toMatchObject({ edition: 'dsu-2010', day: '2026-04-01' });
    expect(all.players[0]).toMatchObject({
      name: 'Dahl, Eva',
      class: 'master',
      activity: 'listed',
    });
    const published = await rokade(folder, 'list', 'published', '--day', '2026-04-01');
    expect(published.out).toContain('Under dsu-2010');
    expect(published.out).not.toContain('Berg');
    const csv = await rokade(folder, 'list', '--day', '2026-04-01', '--format', 'csv');
    expect(csv.out.split('\r\n')[1]).toMatch(/^1,"?Dahl, Eva/);
    expect(await rokade(folder, 'list', 'giants')).toMatchObject({ exit: 2 });
  });

  it('opens a number to its games, the rows of the tables and the articles', async () => {
    const folder = await reported();
    const shown = await json(folder, 'show', 'alm');
    expect(shown.steps).toMatchObject([
      { after: 1500 },
      { start: 1500, before: 1500, after: 1523 },
    ]);
    const { out } = await rokade(folder, 'explain', '1001');
    expect(out).toContain('Forårsturnering: 1500 → 1523 (dsu-2010)');
    expect(out).toContain('Berg, Bo');
    expect(out).toContain('[DSU 2010 4.5.2.1]');
    expect(out).toContain('1. Berg, Bo (1500): 1');
    expect(out).toContain('= 1,522.5');
    expect(await rokade(folder, 'show', 'nobody')).toMatchObject({ exit: 1 });
    const several = await rokade(folder, 'show', 'a');
    expect(several.errors.join()).toContain('Alm, Ida 1001; Dahl, Eva 1003');
  });

  it('names what is to be looked at, and takes an event back', async () => {
    const folder = await reported();
    const { acts } = await json(folder, 'events');
    expect(acts).toMatchObject([
      { what: 'Forårsturnering', remarks: 'The report came 5 days after Sun, 15 March 2026' },
      { what: 'List imported: list.csv' },
    ]);
    const looked = await rokade(folder, 'take-back', acts[0].act);
    expect(looked.out).toContain('2 ratings would change');
    await rokade(folder, 'take-back', acts[0].act, '--yes');
    const after = await json(folder, 'list', '--day', '2026-04-01');
    expect(after.players.map(({ rating }: { rating: number }) => rating)).toEqual([
      2245, 1500, 1500,
    ]);
    expect(await rokade(folder, 'take-back', 'gone')).toMatchObject({ exit: 2 });
  });

  it('grants numbers as the regulation says, and says whose approval lacks', async () => {
    const folder = await opened();
    writeFileSync(join(folder, 'event.trf'), event.replace('Berg, Bo', 'Ny, Nina'));
    await rokade(folder, 'report', 'event.trf', '--day', '2026-03-10', '--yes');
    const lacks = await rokade(folder, 'grant', 'ny', '--rating', '1850', '--day', '2026-02-01');
    expect(lacks).toMatchObject({ exit: 2 });
    expect(lacks.errors.join()).toContain('district president (DSU 2010 4.5.5.1 §2)');
    const words = ['grant', 'ny', '--rating', '1400', '--day', '2026-02-01', '--yes'];
    const granted = await json(folder, ...words);
    expect(granted.changes).toMatchObject([{ name: 'Alm, Ida' }, { name: 'Ny, Nina', from: null }]);
    const twice = await rokade(folder, ...words);
    expect(twice.errors.join()).toContain('Ny, Nina has the rating 1400 and keeps it.');
    expect(await rokade(folder, 'grant', 'ny')).toMatchObject({ exit: 2 });
  });

  it('grants a number to somebody new: of the register, or described', async () => {
    const folder = await opened();
    const people = join(folder, 'people.csv');
    writeFileSync(people, 'Nummer;Navn;Født\n1009;Holm, Bo;2001-03-04\n');
    const taken = ['register', 'list', people, '--data', folder, '--yes', '--lang', 'en'];
    expect(await run(taken, terminalIn(folder))).toMatchObject({ exit: 0 });
    const options = ['--rating', '1300', '--day', '2026-02-01', '--yes'];
    const nobody = await rokade(folder, 'grant', 'Gran', ...options);
    expect([nobody.exit, nobody.errors]).toEqual([
      1,
      ['Nobody matches “Gran”, in the register either; use --new to enter somebody.'],
    ]);
    await rokade(folder, 'grant', 'holm', ...options);
    const facts = ['--new', '--number', '1010', '--born', '2010', '--club', 'Nord', '--sex', 'w'];
    const granted = await json(folder, 'grant', 'Gran, Liv', ...facts, ...options);
    expect(granted.changes).toMatchObject([{ name: 'Gran, Liv', from: null, to: 1300 }]);
    const { players } = await json(folder, 'list', '--day', '2026-03-01');
    expect(players.slice(-2)).toMatchObject([
      { name: 'Gran, Liv', rating: 1300 },
      { name: 'Holm, Bo', rating: 1300 },
    ]);
    const again = await rokade(folder, 'grant', 'Gran, Liv', ...facts, ...options);
    expect(again.errors.join()).toContain('Gran, Liv has the rating 1300 and keeps it.');
    const born = await rokade(
      folder,
      'grant',
      'Ek, Per',
      '--new',
      '--born',
      '31.12.2010',
      ...options,
    );
    expect(born).toMatchObject({ exit: 2, out: '' });
  });

  it('adjusts to FIDE’s list in August', async () => {
    const folder = await opened();
    writeFileSync(join(folder, 'elo.csv'), 'Nr;Elo;Partier\n1003;2275;31\n');
    const early = await rokade(folder, 'adjust', 'elo.csv', '--day', '2026-07-31');
    expect(early.errors.join()).toContain('between 1 August 2026 and 15 August 2026');
    const adjusted = await json(folder, 'adjust', 'elo.csv', '--day', '2026-08-10', '--yes');
    expect(adjusted.changes).toMatchObject([{ name: 'Dahl, Eva', from: 2245, to: 2274 }]);
  });

  it('lifts the numbers of before June 2024, where the edition is named', async () => {
    const folder = await folderForTest();
    writeFileSync(join(folder, 'old.csv'), 'DSU-nr;Navn;Rating\n1001;Alm, Ida;1400\n');
    await rokade(folder, 'open', 'old.csv', '--day', '2024-05-01', '--yes');
    const unnamed = await rokade(folder, 'lift');
    expect(unnamed).toMatchObject({ exit: 2 });
    expect(unnamed.errors.join()).toContain('--edition');
    const other = await rokade(folder, 'lift', '--edition', 'dsu-2010');
    expect(other.errors.join()).toContain('known editions are dsu-2024 (2024-06-01)');
    const looked = await rokade(folder, 'lift', '--edition', 'dsu-2024');
    expect(looked.out).toContain('One rating would change.');
    const lifted = await json(folder, 'lift', '--edition', 'dsu-2024', '--yes');
    expect(lifted.changes).toMatchObject([{ name: 'Alm, Ida', from: 1400, to: 1700 }]);
    const { acts } = await json(folder, 'events');
    expect(acts[0].what).toBe('Ratings raised by DSU 2024 (inferred)');
  });

  it('draws a sample', async () => {
    const folder = await reported();
    const { events } = await json(folder, 'check', '--day', '2026-04-01', '--seed', 'a');
    expect(events).toMatchObject([{ name: 'Forårsturnering', differing: [] }]);
  });

  it('takes the book out of one folder and into another', async () => {
    const [from, to] = [await reported(), await folderForTest()];
    writeFileSync(join(to, 'book.json'), (await rokade(from, 'export')).out);
    expect(await rokade(to, 'import', 'book.json')).toMatchObject({ exit: 0 });
    expect(await json(to, 'list', '--day', '2026-04-01')).toEqual(
      await json(from, 'list', '--day', '2026-04-01'),
    );
    expect(await rokade(to, 'import', 'book.json')).toMatchObject({ exit: 2 });
  });

  it('says what it cannot do', async () => {
    const folder = await folderForTest();
    expect((await rokade(folder, 'burn')).errors.join()).toContain('take-back, recalculate');
    expect(await rokade(folder, 'report')).toMatchObject({ exit: 2 });
    const table = await rokade(folder, 'report', 'list.csv');
    expect(table.errors.join()).toContain('list.csv: The file has no tournament with rounds.');
    expect(await rokade(folder, 'open', 'event.trf')).toMatchObject({ exit: 2 });
  });
});
