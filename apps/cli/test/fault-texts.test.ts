import {
  decodeInput,
  parseJsonAs,
  parsePlayerList,
  parseRegisterList,
  parseTrf,
  readInput,
  readSpreadsheet,
  wholeWithin,
  word,
} from '@rokade/formats';
import { translator } from '@rokade/texts/all';
import { languages } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import { errorCodes } from '../../../scripts/error-codes.ts';
import { madeXlsx, textRows } from '../../../test/made-spreadsheet.ts';
import { faultLines, remarkLines } from '../src/say/fault-lines.ts';
import { terminalIn } from './case-terminal.ts';

const player = (no: string, more = ''): string => `001 ${no.padStart(4)}      ${more}`;

/** A line with a text in a column. */
const at = (column: number, text: string, line: string): string =>
  line.padEnd(column - 1).slice(0, column - 1) + text;

const cell = (no: string, text: string): string => at(92, text, player(no, 'Hansen, Ida'));

const two = (first: string, second: string): string => `${cell('1', first)}\n${cell('2', second)}`;

const unnumbered = { format: 'rokade-tournament', version: 1 };

/** A game with these tags besides valid ones. */
const game = (tags: Readonly<Record<string, string>>): string =>
  Object.entries({ Event: 'Cup', Round: '1', White: 'A', Black: 'B', Result: '1-0', ...tags })
    .map(([name, value]) => `[${name} "${value}"]`)
    .join('\n');

/** Inputs that together have every possible fault and warning of a file. */
const inputs: readonly string[] = [
  '',
  'PK\0',
  'x'.repeat(20_000_001),
  'neither this nor that',
  '099 nothing\n012 Title',
  '012 Title',
  `${player('1')}\n001x   2`,
  `${player('1')}\n0011234`,
  two('   2w1', ''),
  player('x'),
  `${player('1')}\n${player('1')}`,
  `162 Q 1\n${player('1')}`,
  `142 5\nXXR 6\n${player('1')}`,
  `152 W\nXXC black1\n${player('1')}`,
  at(49, 'abcd', player('1', 'A')),
  at(81, ' 1.3', player('1', 'A')),
  at(86, 'last', player('1', 'A')),
  two('  xx w 1', ''),
  two('   7 w 1', ''),
  two('   1 w 1', ''),
  two('   2 w 1', ''),
  two('   2 x 1', '   1 b 0'),
  two('   2 - 1', '   1 b 0'),
  two('   2 w 1', '   1 w 0'),
  two('   2 w x', '   1 b 0'),
  two('0000 - 1', ''),
  two('   2 w H', ''),
  two('   2 w 1', '   1 b ='),
  at(90 + 10 * 1000, '  0000 - U', player('1', 'A')),
  game({ White: '?' }),
  game({ Black: 'A' }),
  game({ Round: '?' }),
  game({ Result: '2-0' }),
  `${game({})}\n\n${game({ Black: 'C' })}`,
  `${game({})}\n\n${game({ Event: 'Open' })}`,
  `${game({ WhiteFideId: 'none' })}\n\n${game({ Round: '2', Black: 'C' })}`,
  Array.from({ length: 5000 }, (_, no) => game({ White: `W${no}`, Black: `B${no}` })).join('\n'),
  '{',
  `{"a":${'['.repeat(200)}`,
  '{}',
  '{"format": "rokade-tournament", "version": 3}',
  JSON.stringify(unnumbered),
  [
    '012 A',
    '012 B',
    '062 9',
    '132 never',
    '142 1',
    '240 H   1    1',
    '299          -0.5    3    1',
    '013 Club                               1    2',
    '192 MONRAD',
    'XXP 1 9',
    at(92, '   2 w 1  0000 - +  0000 - U', at(81, '9.5', at(10, 'x XX', player('1')))),
    cell('2', '   1 b 0            0000 - U'),
  ].join('\n'),
  [player('1'), at(48, '2486.5', '310   1 Club')].join('\n'),
  ['192 FIDE_DUTCH_BAKU', cell('1', '   2 w 1'), cell('2', '   1 b 0')].join('\n'),
  [
    ...['042 11/01/26', '052 in May', '142 1', '162  Z 0.0'],
    at(92, '   2 w 1     2 b 0', at(58, 'none', player('1'))),
    at(92, '   1 b 0     1 w 1', player('2')),
  ].join('\n'),
];

const lists: readonly string[] = [
  'Navn\n"Hansen',
  'Klub;Rating\nK41;1',
  'Navn;Klub',
  'Navn;Rating\n;1\nBo;x\nIda;3501\nida;\nx;1',
  'Navn;Titel;Køn;Født\nBo;Dr;x;never',
  'Navn;FIDE-ID\nBo;none',
  'Navn\nIda\nida',
  `Navn\n${'x'.repeat(101)}`,
  `Navn\n${'x\n'.repeat(10_000)}`,
];

const listRows = textRows([['Name'], ['Alm, Bo']]);
const sheetOf = (name: string, rows = listRows) => ({ name, rows });
const soundBook = madeXlsx([sheetOf('A')]);
const oldBook = (name: string): Uint8Array =>
  Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), Buffer.from(name, 'utf16le')]);

/** Spreadsheets that together have every possible fault, with the sheet that is asked for. */
const spreadsheets: readonly (readonly [book: Uint8Array, sheet: string])[] = [
  [soundBook, 'B'],
  [soundBook.subarray(0, soundBook.length - 40), ''],
  [oldBook('xEncryptedPackage'), ''],
  [oldBook('Workbook'), ''],
  [madeXlsx([sheetOf('A', textRows([['Name'], ['x'.repeat(20_000_001)]]))]), ''],
  [madeXlsx([sheetOf('A', `${listRows}<row r="3"><c r="A3"><f>1+1</f></c></row>`)]), ''],
];

/** The faults of spreadsheets, and of one with two lists, which each reader of a text refuses. */
const faultsOfSpreadsheets = [
  ...spreadsheets.map(([book, sheet]) => readSpreadsheet(book, sheet)),
  decodeInput(madeXlsx([sheetOf('A'), sheetOf('B')])),
].flatMap((read) => (read.ok ? [] : [read.error]));

const number = wholeWithin(1, 9);
const colour = word(['white', 'black']);

/** The faults of a number or a word where neither fits. */
function faultsOfValue(input: string, shape: typeof number | typeof colour) {
  const parsed = parseJsonAs<string | number>(shape, input);
  return parsed.ok ? [] : parsed.error;
}

function faultsOfTrf(input: string) {
  const parsed = parseTrf(input);
  return parsed.ok ? [] : parsed.error;
}

const faults = [
  ...inputs.flatMap((input) => {
    const read = readInput(input);
    return read.ok ? [] : read.error;
  }),
  ...lists.flatMap((list) => parsePlayerList(list).faults),
  ...parseRegisterList('Name;Federation\nIda;Denmark').faults,
  ...parseRegisterList('Name;Day\nIda;yesterday', { Day: 'memberFrom' }).faults,
  ...faultsOfValue('10', number),
  ...faultsOfValue('"red"', colour),
  ...faultsOfTrf('neither this nor that'),
  ...faultsOfSpreadsheets,
];

const warnings = inputs.flatMap((input) => {
  const read = readInput(input);
  return read.ok && read.value.kind === 'document' ? read.value.warnings : [];
});

describe('what is wrong with a file is said', () => {
  it('for every code there is', () => {
    const met = new Set([...faults, ...warnings].map(({ code }) => code as string));
    const ofFiles = errorCodes().filter((code) => /^(input|trf|pgn|json|csv)\./.test(code));
    expect(ofFiles.filter((code) => !met.has(code))).toEqual(['pgn.games.none']);
  });

  it.each(languages)('in whole sentences in %s', (language) => {
    const t = translator(language);
    const context = {
      terminal: terminalIn('.'),
      t,
      language,
      allFaults: true,
      lenient: false,
      options: {},
    };
    const lines = [
      ...faultLines(context, 'a.trf', faults),
      ...remarkLines(context, 'a.trf', warnings),
    ];
    expect(lines).toHaveLength(faults.length + warnings.length);
    for (const line of lines) expect(line).toMatch(/a\.trf(:\d+:\d+|: [\w.[\]]+)?: [^{}]+$/);
  });
});
