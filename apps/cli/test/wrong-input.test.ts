import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { languages } from '@rokade/tournament';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../src/run.ts';
import { terminalIn } from './case-terminal.ts';
import { clubJournal } from './club-journal.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'rokade-cli-'));

const sound = [
  '001    1      Hansen, Ida                       1812                                          2 w 1',
  '001    2      Krüger, Jens                      1755                                          1 b 0',
].join('\n');

beforeAll(() => {
  const files: Readonly<Record<string, string | Uint8Array>> = {
    'empty.trf': '',
    'blank.trf': ' \n\n',
    'cut-off.trf': sound.slice(0, -30),
    'utf16.trf': Buffer.from(sound, 'utf16le'),
    'letter.txt': 'Dear arbiter,\nplease find the results in the other file.\n',
    'page.html': '<!doctype html>\n<title>Results</title>',
    'workbook.trf': Buffer.from('PK\u0003\u0004\u0014\0\u0006\0'),
    'report.trf': Buffer.from('%PDF-1.7\n%\0\0'),
    'random.trf': new Uint8Array([0, 255, 1, 254, 0, 3]),
    'no-players.trf': '012 Nobody came\n142 7\n',
    'list.csv': 'Name;Club\nHansen, Ida;K41\n',
    'broken.json': '{"format": "rokade-tournament",\n  "players": [}',
    'other.json': '{"hello": "world"}',
    'newer.json': '{"format": "rokade-tournament", "version": 99}',
    'halved.json': '{"format": "rokade-tournament", "version": 1, "players": 7}',
    'journal.json': '{"format": "rokade-journal", "version": 1, "entries": [7]}',
    'deep.json': `{"format": "rokade-tournament", "players": ${'['.repeat(100_000)}`,
    'deep-journal.json': `{"format":"rokade-journal","entries":${'['.repeat(100_000)}`,
    'cut-off.json': clubJournal.slice(0, clubJournal.indexOf('"version":5}')),
    'sound.trf': sound,
  };
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(path.join(folder, name), content);
  }
  writeFileSync(path.join(folder, 'large.trf'), '001');
  truncateSync(path.join(folder, 'large.trf'), 50_000_000);
  mkdirSync(path.join(folder, 'folder.trf'));
});

afterAll(() => rmSync(folder, { recursive: true }));

const call = (words: string, input?: Uint8Array) =>
  run(words.split(' '), terminalIn(folder, input === undefined ? {} : { input }));

/** file → the beginning of the one line */
const files = [
  ['missing.trf', 'missing.trf: there is no such file'],
  ['folder.trf', 'folder.trf: is a folder'],
  ['large.trf', 'large.trf: the file has 50 MB'],
  ['empty.trf', 'empty.trf: the file is empty'],
  ['blank.trf', 'blank.trf: the file is empty'],
  ['cut-off.trf', 'cut-off.trf:1:92: player 1, round 1: opponent 2 does not have 1'],
  ['utf16.trf', 'utf16.trf: the file is neither a text nor a spreadsheet (binary)'],
  ['letter.txt', 'letter.txt: is neither a report file'],
  ['page.html', 'page.html: is neither a report file'],
  ['workbook.trf', 'workbook.trf: the file is neither a text nor a spreadsheet (zip)'],
  ['report.trf', 'report.trf: the file is neither a text nor a spreadsheet (pdf)'],
  ['random.trf', 'random.trf: the file is neither a text nor a spreadsheet (binary)'],
  ['no-players.trf', 'no-players.trf:1:1: there are no players'],
  ['list.csv', 'list.csv: is neither a report file'],
  ['broken.json', 'broken.json:2:15: the text is not valid JSON from here on'],
  ['other.json', 'other.json: is JSON, but not a Rokade tournament'],
  ['newer.json', 'newer.json: was saved by a newer Rokade'],
  ['halved.json', 'halved.json: header: is missing'],
  ['journal.json', 'journal.json: The file cannot be imported'],
  ['deep.json', 'deep.json:1:143: lists and objects are nested more than 100 levels deep'],
  [
    'deep-journal.json',
    'deep-journal.json: The file cannot be imported: lists and objects are nested too',
  ],
  ['cut-off.json', 'cut-off.json: The file is cut off: it should have '],
] as const;

describe('a file that cannot be read', () => {
  const commands = [
    'pair FILE --system monrad',
    'check FILE --system monrad',
    'standings FILE --tiebreaks DSU-AK',
    'rate FILE --system dsu --format json',
  ];

  it.each(files)('%s gets one line that says why, exit 2', async (file, beginning) => {
    for (const command of commands) {
      const outcome = await call(command.replace('FILE', file));
      expect(outcome).toMatchObject({ exit: 2, out: '' });
      expect(outcome.errors).toHaveLength(1);
      expect(outcome.errors[0]).toContain(beginning);
      expect(outcome.errors[0]).not.toMatch(/\n|\bat .*:\d+:\d+\)/);
    }
  });

  it.each(languages)('is told about in %s', async (language) => {
    for (const [file] of files) {
      const outcome = await call(`pair ${file} --system monrad --lang ${language}`);
      expect(outcome.errors[0]).not.toMatch(/\{\w+\}|error\./);
    }
  });

  it('may come from standard input', async () => {
    const outcome = await call('pair - --system monrad', new Uint8Array(Buffer.from('nothing')));
    expect(outcome).toMatchObject({ exit: 2 });
    expect(outcome.errors[0]).toMatch(/^stdin: /);
  });
});

describe('words that make no sense', () => {
  it.each([
    ['', 'no command given'],
    ['norm', 'there is no command “norm”; did you mean norms?'],
    ['fischer', 'there is no command “fischer”; `rokade --help` lists all commands'],
    ['pair --system monrad', 'FILE is missing'],
    ['pair sound.trf', '--system <S> is required'],
    ['pair sound.trf --sistem monrad', 'there is no option --sistem here; did you mean --system?'],
    [
      'standings sound.trf --tie-breaks BH',
      'there is no option --tie-breaks here; did you mean --tiebreaks?',
    ],
    ['pair sound.trf --frobnicate', 'there is no option --frobnicate here'],
    ['pair sound.trf other.trf --system monrad', 'pair: too many arguments, from “other.trf” on'],
    ['generate 9 4', 'generate: too many arguments, from “9” on'],
    ['generate --players 9 --players=10', '--players is given twice'],
    ['rate --system fide --own 2400 --k 10 --k 20 2395:1', '--k is given twice'],
    ['generate --players --rounds', '--players'],
    ['generate --players 9.5', '--players: “9.5” is not a whole number'],
    ['generate --players 1', '--players: “1” is not a whole number from 2'],
    ['generate --players 9 --rounds 0', '--rounds: “0” is not a whole number from 1'],
    ['generate --player 9', 'there is no option --player here; did you mean --players?'],
    ['generate --players 9 --forfeits x', '--forfeits: “x” is neither per cent'],
    ['generate --players 9 --ratings a,b', '--ratings: “a,b” is neither'],
    ['generate --players 9 --system dutch --baku=1', '--baku'],
    ['check', 'FILE is missing'],
    ['check sound.trf --format xml', 'choose table, json'],
    ['check sound.trf --round 2', 'there is no option --round here'],
    ['pair sound.trf --system', '--system <S> needs a value'],
    ['pair sound.trf --system lim', 'there is no “lim”'],
    ['pair sound.trf --system monrad --round 0', '--round: “0” is not a whole number from 1 to 2'],
    ['pair sound.trf --system monrad --round 3', '--round: “3” is not a whole number from 1 to 2'],
    ['pair sound.trf --system monrad --round two', '--round: “two”'],
    ['pair sound.trf --system monrad --round -1', '--round: “-1”'],
    ['pair sound.trf --system monrad --format xml', 'choose table, json, javafo'],
    ['pair sound.trf --system monrad --colour', 'there is no option --colour here'],
    ['pair sound.trf --system monrad --lang fr', 'choose da, de, en'],
    ['standings sound.trf --tiebreaks XX', '--tiebreaks: “XX”: there is no tie-break XX'],
    ['standings sound.trf --tiebreaks BH-Q1', '--tiebreaks: “BH-Q1”'],
    ['standings sound.trf --rules 1999', 'choose 2012, 2024, 2026'],
    ['rate sound.trf --system elo', '--system: there is no “elo”; choose dsu'],
    ['rate sound.trf --system dsu --method guess', '“guess”; choose average, difference'],
    [
      'rate sound.trf --system dsu --edition dsu-1990',
      '“dsu-1990” of it; choose dsu-2024, dsu-2015, dsu-2010, dsu-2002',
    ],
    ['schedule --table round --players 8', '--table: there is no “round”'],
    ['schedule --table dsu --players 1', '--players: “1”'],
    ['convert sound.trf sound.xml', '“sound.xml” is not a target format'],
    ['convert sound.trf ./sound.trf', 'it is not overwritten'],
    ['convert sound.trf x.csv --table crosstable', 'choose players, standings, pairings'],
    ['generate --players 8 --rounds 3 --byes often', '--byes: “often” is neither per cent'],
    [
      'generate --players 8 --rounds 3 --zero-byes 1-2:1x,2:2x',
      '--zero-byes: round 2 is named twice',
    ],
    ['generate --players 8 --rounds 3 --full-byes 4:1x', '--full-byes: there is no round 4'],
    ['generate --players 3 --rounds 2 --ratings 2000,1900', '--ratings: 2 ratings for 3 players'],
    ['generate --rounds 2 --ratings 2000-1900', '--ratings: “2000-1900” is neither'],
    ['generate --rounds 2 --system dutch --points 1-1-0', '--points: “1-1-0” is not'],
    ['generate --rounds 2 --draws 20 --results fide', '--draws: only with --results straight'],
    ['generate --rounds 2 --tiebreaks BH,XX', 'XX'],
    ['generate --rounds 2 --system monrad --baku', '--baku'],
    ['generate --players 1 --rounds 3 --seed a', '--players: “1”'],
    ['generate --players 8 --rounds 100 --seed a', '--rounds: “100”'],
    [
      'serve --proxy via',
      '--proxy: “via” is not possible; choose x-forwarded-for, forwarded, none',
    ],
    ['serve --port 70000', '--port: “70000” is not a whole number from 0 to 65535'],
  ])('rokade %s', async (words, message) => {
    const outcome = await run(
      words.split(' ').filter((word) => word !== ''),
      terminalIn(folder),
    );
    expect(outcome).toMatchObject({ exit: 2, out: '' });
    expect(outcome.errors).toHaveLength(1);
    expect(outcome.errors[0]).toContain(message);
  });

  it('a round that cannot be paired is a no, exit 1', async () => {
    expect(await call('generate --players 4 --rounds 4 --seed a')).toMatchObject({
      exit: 1,
      out: '',
      errors: [
        'Round 4 cannot be paired: the rules do not allow enough pairs. Left over: 2, 1, 3, 4.',
      ],
    });
  });
});

describe('help', () => {
  it.each(languages)('names every command in %s', async (language) => {
    const outcome = await call(`--help --lang ${language}`);
    expect(outcome.exit).toBe(0);
    const commands = 'pair check standings rate schedule convert generate serve'.split(' ');
    for (const command of commands) expect(outcome.out).toContain(`\n  ${command} `);
    for (const command of commands) {
      const help = await call(`${command} --help --lang ${language}`);
      expect(help).toMatchObject({ exit: 0, errors: [] });
      expect(help.out).not.toMatch(/display help|undefined|cli\./);
    }
  });

  it('speaks the language of the environment', async () => {
    const environment = { LANG: 'da_DK.UTF-8' };
    const outcome = await run(['norm'], terminalIn(folder, { environment }));
    expect(outcome.errors[0]).toContain('findes ikke');
  });
});
