import { pointsOf, type TieBreakValue, toNumber } from '@rokade/rules';
import { ratingCell, type Translate, tieBreakWords } from '@rokade/texts';
import {
  type PlayerLine,
  type StandingsRow,
  type Tournament,
  viewCrosstable,
  viewStandings,
} from '@rokade/tournament';
import writeWorkbook, { type Cell, type Row } from 'write-excel-file/node';
import { crosstableLines } from '#lib/views/crosstable/crosstable-line.ts';
import { marksText } from '#lib/views/standings/marks-text.ts';

/** A sheet: its name, its heads and its rows. */
interface Table {
  readonly sheet: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly (string | number | null)[])[];
}

const headCell = (value: string): Cell => ({ value, fontWeight: 'bold', wrap: true });

const cellOf = (value: string | number | null): Cell => (value === null ? null : { value });

const asSheet = ({ sheet, heads, rows }: Table) => ({
  sheet: sheet.slice(0, 31),
  data: [heads.map(headCell), ...rows.map((row): Row => row.map(cellOf))],
  columns: heads.map((_, index) => ({ width: index === 2 ? 28 : 10 })),
  stickyRowsCount: 1,
});

/** One stage is a number to reckon with; several are a text, as in tables. */
function valueCell(value: TieBreakValue | null): string | number | null {
  if (value === null) return null;
  const [first, ...more] = value.stages.map(toNumber);
  if (first === undefined) return null;
  return more.length === 0 ? first : [first, ...more].join(' / ');
}

const personHeads = (say: Translate): readonly string[] => [
  say('terms.rank'),
  say('terms.number'),
  say('terms.name'),
  say('terms.title'),
  say('terms.club'),
  say('terms.federation'),
  say('terms.rating'),
];

const personCells = (
  say: Translate,
  rank: number,
  player: PlayerLine,
): readonly (string | number | null)[] => {
  const { no, name, title, club, federation } = player;
  return [rank, no, name, title, club, federation, ratingCell(say, player)];
};

function standingsTable(t: Tournament, round: number, say: Translate): Table {
  const { tieBreaks, rows } = viewStandings(t, round);
  const heads = tieBreaks.map((code) => tieBreakWords(say, code).short);
  return {
    sheet: say('terms.standings'),
    heads: [...personHeads(say), say('terms.points'), ...heads, say('terms.marks')],
    rows: rows.map(({ rank, player, halfPoints, values, marks }: StandingsRow) => [
      ...personCells(say, rank, player),
      pointsOf(halfPoints),
      ...values.map(valueCell),
      marksText(marks, say),
    ]),
  };
}

function crosstable(t: Tournament, round: number, say: Translate): Table {
  const view = viewCrosstable(t, round);
  const language = t.settings.printLanguage;
  const { columns, lines } = crosstableLines(view, t.settings.system, { language, t: say });
  return {
    sheet: say('terms.crosstable'),
    heads: [...personHeads(say), ...columns.map(({ text }) => text), say('terms.points')],
    rows: lines.map(({ line, player, cells, halfPoints }) => [
      ...personCells(say, line, player),
      ...cells.map(({ text }) => text),
      pointsOf(halfPoints),
    ]),
  };
}

function progressTable(t: Tournament, round: number, say: Translate): Table {
  const { rows, rounds } = viewCrosstable(t, round);
  const heads = Array.from({ length: rounds }, (_, index) =>
    say('terms.round-n', { round: index + 1 }),
  );
  return {
    sheet: say('terms.progress'),
    heads: [...personHeads(say), ...heads],
    rows: rows.map(({ standing: { rank, player }, progress }) => [
      ...personCells(say, rank, player),
      ...progress.map(pointsOf),
    ]),
  };
}

/** Standings, crosstable and progress after a round as a workbook (XLSX), numbers as numbers. */
export function standingsWorkbook(t: Tournament, round: number, say: Translate): Promise<Buffer> {
  const tables = [standingsTable, crosstable, progressTable].map((make) => make(t, round, say));
  return writeWorkbook(tables.map(asSheet)).toBuffer();
}
