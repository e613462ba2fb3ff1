import { parsePlayerList, readSpreadsheet } from '@rokade/formats';
import { normsQuestion } from '@rokade/presentation/views/norms/norms-question.ts';
import { translator } from '@rokade/texts/all';
import type { Command } from '@rokade/tournament';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { started, tournamentOf } from '../../../test/tournament/played-journal.ts';
import { formsWorkbook, standingsWorkbook } from '../src/lib/server/files/workbook.ts';
import { filledForms } from '../src/lib/server/norms/filled-forms.ts';

const won: readonly Command[] = [
  ...started,
  {
    kind: 'change-settings',
    changes: { marks: { title: true, promotion: 0, relegation: 1 }, tieBreaks: ['BH', 'WIN'] },
  },
  {
    kind: 'enter-result',
    round: 1,
    board: 1,
    result: { kind: 'played', white: 2, black: 0 },
  },
  {
    kind: 'enter-result',
    round: 1,
    board: 2,
    result: { kind: 'played', white: 1, black: 1 },
  },
];

/** A cell read back: a number as a number, a text as a text, nothing as ''. */
function cellValue(cell: string, texts: readonly string[]): string | number {
  const value = /<v>(.*?)<\/v>/.exec(cell)?.[1];
  if (value === undefined) return /<t[^>]*>(.*?)<\/t>/.exec(cell)?.[1] ?? '';
  return / t="s"/.test(cell) ? (texts[Number(value)] ?? '') : Number(value);
}

/** The sheets of a workbook, row by row. */
function sheetsOf(bytes: Uint8Array): readonly (readonly (readonly (string | number)[])[])[] {
  const files = unzipSync(bytes);
  const textOf = (name: string): string => strFromU8(files[name] ?? new Uint8Array());
  const texts = [
    ...textOf('xl/sharedStrings.xml').matchAll(/<si>.*?<t[^>]*>(.*?)<\/t>.*?<\/si>/gs),
  ];
  const shared = texts.map(([, text = '']) => text);
  const names = Object.keys(files).filter((name) => /worksheets\/sheet\d+\.xml$/.test(name));
  return names.toSorted().map((name) =>
    [...textOf(name).matchAll(/<row .*?<\/row>/gs)].map(([row]) => {
      const cells: (string | number)[] = [];
      for (const [cell, column = ''] of row.matchAll(
        /<c r="([A-Z])\d+"[^>]*?(?:\/>|>.*?<\/c>)/gs,
      )) {
        cells[column.charCodeAt(0) - 65] = cellValue(cell, shared);
      }
      return Array.from(cells, (cell) => cell ?? '');
    }),
  );
}

const read = async () => sheetsOf(await standingsWorkbook(tournamentOf(won), 1, translator('en')));

it('holds standings with numbers as numbers, and what the places decide', async () => {
  const [standings] = await read();
  expect(standings?.[0]?.slice(7)).toEqual(['Points', 'BH', 'WIN', 'Remark']);
  expect(standings?.slice(1).map((row) => [row[0], row[7], row[10] ?? ''])).toEqual([
    [1, 1, 'title'],
    [2, 0.5, ''],
    [2, 0.5, ''],
    [4, 0, 'relegation'],
  ]);
});

it('holds the crosstable and the points after each round', async () => {
  const [, crosstable, progress] = await read();
  expect(crosstable?.[1]?.slice(7)).toEqual([expect.stringMatching(/^4[wb]1$/), 1]);
  expect(progress?.map((row) => row.at(-2))).toEqual(['Round 1', 1, 0.5, 0.5, 0]);
});

it('can be read again as a list of players', async () => {
  const workbook = await standingsWorkbook(tournamentOf(won), 1, translator('en'));
  const read = readSpreadsheet(workbook, 'Standings');
  const { players, faults } = parsePlayerList(read.ok ? read.value.text : '');
  expect([players.length, faults]).toEqual([4, []]);
});

it('has FIDE’s forms each on a sheet, filled in from the tournament', async () => {
  const t = tournamentOf([
    ...won,
    {
      kind: 'change-settings',
      changes: { chiefArbiter: 'Jensen, Ida', arbiters: ['Meyer, Rolf'] },
    },
  ]);
  const forms = filledForms(t, normsQuestion(new URLSearchParams()));
  expect(forms.map(({ code }) => code)).toEqual(['IT3', 'FA1', 'FA1', 'IA1', 'IA1']);
  const sheets = sheetsOf(new Uint8Array(await formsWorkbook(forms)));
  expect(sheets).toHaveLength(5);
  const [report] = sheets;
  expect(report?.[0]).toEqual(['IT3', 'Tournament report']);
  expect(report?.find(([label]) => label === 'Chief arbiter')).toEqual([
    'Chief arbiter',
    'Jensen, Ida',
  ]);
  expect(report?.find(([label]) => label === 'Players')?.[1]).toBe(String(t.players.length));
});
