import { type Colour, err, ok, type PlayerNo, type Result } from '@rokade/rules';
import { findPlayerColumns, type PlayerColumns } from '../csv/player-columns.ts';
import { type ReadRow, readPlayerRow } from '../csv/player-row.ts';
import type { Row } from '../csv/split-cells.ts';
import { splitTable } from '../csv/split-table.ts';
import type { AloneCode, GameCode, TrfDocument } from '../trf/trf-document.ts';
import { type ProgramFault, type ProgramWarning, wholeFile } from './program-fault.ts';
import {
  type ProgramBoard,
  type ProgramPlayer,
  programDocument,
  type ReadProgram,
} from './program-tournament.ts';

/** The heading of a round: `1.Rd`, `2. Runde`, `Rd. 3`, `R4`. */
const roundHeading =
  /^(?:(\d{1,2})\s*\.?\s*(?:rd|rnd|rde|runde|round|r)|(?:rd|runde|round|r)\.?\s*(\d{1,2}))\.?$/i;

/** Headings of the columns whose numbers opponents can have, as they stand before a player. */
const numberHeading = /^(?:no|nr|rk|rg|rang|rank|snr|sno|startno|startnr|start|place|pl|#)?\.?$/i;

const pointsHeading = /^(?:pts|pkt|pkte|punkte|points|point|score|p)\.?$/i;

/** A game: `54w1`, `17b½`, `3w+`; the colour is the player's own. */
const gameCell = /^(\d{1,4})\s*(\p{L})\s*([01½+-])\s*[kf]?$/iu;

/** A round without an opponent: `-1`, `-½`, `- 0`. */
const aloneCell = /^[-–]\s*([01½])\s*[kf]?$/iu;

/** `12w- 1K`, `3s+`, `7b0F`: the game was not played. */
const unplayed = /[kf]$/i;

/** The letters of White and Black in the languages in which cross tables are written. */
const letterPairs: readonly (readonly [white: string, black: string])[] = [
  ['w', 'b'],
  ['w', 's'],
  ['h', 's'],
  ['v', 's'],
  ['w', 'z'],
  ['b', 'n'],
];

const aloneCodes: Readonly<Record<string, AloneCode>> = { '1': 'U', '½': 'H', '0': 'Z' };

const resultCodes: Readonly<Record<string, GameCode>> = {
  '1': '1',
  '½': '=',
  '0': '0',
  '+': '+',
  '-': '-',
};

/** A round's cell. */
type Cell =
  | { readonly opponent: number; readonly letter: string; readonly result: GameCode }
  | { readonly alone: AloneCode }
  | null;

/** A cell that says nothing: the round is not played yet, or the game not over. */
const isOpen = (text: string): boolean => ['', '*', '-', '–'].includes(text);

/** What a cell says; undefined: nothing that a cross table can say. */
function parseCell(text: string): Cell | undefined {
  const plain = text.trim().replace(/1\/2|0[.,]5/g, '½');
  if (isOpen(plain)) return null;
  const alone = aloneCell.exec(plain);
  if (alone !== null) return { alone: aloneCodes[alone[1] ?? ''] ?? 'Z' };
  const game = gameCell.exec(plain);
  if (game === null) return undefined;
  const [, opponent = '', letter = '', mark = ''] = game;
  const played = resultCodes[mark] ?? '?';
  const result = unplayed.test(plain) ? (played === '1' || played === '+' ? '+' : '-') : played;
  return { opponent: Number(opponent), letter: letter.toLowerCase(), result };
}

interface RoundColumn {
  readonly round: number;
  readonly column: number;
}

/** The columns of rounds 1, 2, 3 …; none: the table is no cross table of rounds. */
function roundColumns(headings: readonly string[]): readonly RoundColumn[] {
  const found = headings.flatMap((heading, column) => {
    const match = roundHeading.exec(heading.trim());
    return match === null ? [] : [{ round: Number(match[1] ?? match[2]), column }];
  });
  return found.every(({ round }, index) => round === index + 1) ? found : [];
}

/** A cross table as it stands. */
interface CrossTable {
  /** The lines above the headings. */
  readonly titles: readonly string[];
  readonly headings: readonly string[];
  readonly columns: PlayerColumns;
  readonly rounds: readonly RoundColumn[];
  /** The rows of players; what stands below them is left out. */
  readonly rows: readonly Row[];
}

/** Whether a row is a player's: it has a name, and something in each column of a round that it has. */
function isPlayerRow({ cells }: Row, { fields }: PlayerColumns): boolean {
  const at = fields.findIndex((field) => field === 'name' || field === 'surname');
  return (cells[at] ?? '').trim() !== '';
}

/** How many cells of rounds must say something before a table counts as a cross table. */
const enoughCells = 0.5;

function crossTableIn(text: string): CrossTable | null {
  const { rows } = splitTable(text);
  const columns = findPlayerColumns(rows);
  if (columns === null || columns.headings.length === 0) return null;
  const rounds = roundColumns(columns.headings);
  const players = rows.slice(columns.before).filter((row) => isPlayerRow(row, columns));
  const cells = players.flatMap(({ cells: own }) => rounds.map(({ column }) => own[column] ?? ''));
  const filled = cells.filter((cell) => !isOpen(cell.trim()));
  const understood = filled.filter((cell) => parseCell(cell) !== undefined);
  if (filled.length === 0 || understood.length < filled.length * enoughCells) return null;
  const titles = rows
    .slice(0, columns.before - 1)
    .map(({ cells: own }) => own.find((cell) => cell.trim() !== '')?.trim() ?? '')
    .filter((title) => title !== '');
  return { titles, headings: columns.headings, columns, rounds, rows: players };
}

/** Whether a text is a cross table that says who met whom in which round. */
export const isCrossTable = (text: string): boolean => crossTableIn(text) !== null;

/** A player's row, read. */
interface TableRow {
  readonly read: ReadRow;
  readonly cells: readonly Cell[];
  readonly numbers: readonly (number | null)[];
  readonly points: string;
}

/** The letters of the pair in which all letters of the table are; null: of none. */
function lettersOf(rows: readonly TableRow[]): readonly [string, string] | null {
  const used = new Set(
    rows.flatMap(({ cells }) =>
      cells.flatMap((cell) => (cell !== null && 'letter' in cell ? [cell.letter] : [])),
    ),
  );
  const isWithin = ([white, black]: readonly [string, string]): boolean =>
    [...used].every((letter) => letter === white || letter === black);
  return letterPairs.find(isWithin) ?? null;
}

const counterpart: Readonly<Partial<Record<GameCode, readonly GameCode[]>>> = {
  '1': ['0'],
  '0': ['1'],
  '=': ['='],
  '+': ['-'],
  '-': ['+', '-'],
};

/** The first game in which the opponent's row says something else, if opponents have the numbers `noOf`. */
function contradictionIn(
  rows: readonly TableRow[],
  noOf: (row: TableRow) => number | null,
): { readonly row: TableRow; readonly round: number } | null {
  const byNo = new Map(rows.map((row) => [noOf(row), row]));
  for (const row of rows) {
    for (const [index, cell] of row.cells.entries()) {
      if (cell === null || !('opponent' in cell)) continue;
      const other = byNo.get(cell.opponent)?.cells[index] ?? null;
      const fits =
        other !== null &&
        'opponent' in other &&
        other.opponent === noOf(row) &&
        other.letter !== cell.letter &&
        (counterpart[cell.result] ?? []).includes(other.result);
      if (!fits) return { row, round: index + 1 };
    }
  }
  return null;
}

const whole = (text: string): number | null => (/^\d{1,4}$/.test(text) ? Number(text) : null);

function readRows(table: CrossTable): Result<readonly TableRow[], ProgramFault> {
  const { columns, rounds, headings } = table;
  const numbered = headings.flatMap((heading, column) =>
    numberHeading.test(heading.trim()) ? [column] : [],
  );
  const pointsColumn = headings.findIndex((heading) => pointsHeading.test(heading.trim()));
  const rows: TableRow[] = [];
  for (const row of table.rows) {
    const read = readPlayerRow(row, columns);
    const cells: Cell[] = [];
    for (const { round, column } of rounds) {
      const text = row.cells[column] ?? '';
      const cell = parseCell(text);
      if (cell === undefined) {
        const facts = { player: read.details.name, round, text };
        return err({ code: 'cross-table.cell', ...facts, line: row.row, column: column + 1 });
      }
      cells.push(cell);
    }
    const numbers = numbered.map((column) => whole((row.cells[column] ?? '').trim()));
    rows.push({ read, cells, numbers, points: row.cells[pointsColumn]?.trim() ?? '' });
  }
  return ok(rows);
}

/** How opponents are numbered: by one of the columns in front, or by the rows' order. */
function numberingOf(rows: readonly TableRow[]): Result<(row: TableRow) => PlayerNo, ProgramFault> {
  const columns = rows[0]?.numbers.map((_, index) => index) ?? [];
  const order = new Map(rows.map((row, index) => [row, index + 1]));
  const ways: readonly ((row: TableRow) => number | null)[] = [
    ...columns.map((index) => (row: TableRow) => row.numbers[index] ?? null),
    (row) => order.get(row) ?? null,
  ];
  const isNumbering = (noOf: (row: TableRow) => number | null): boolean =>
    new Set(rows.map(noOf)).size === rows.length && rows.every((row) => (noOf(row) ?? 0) > 0);
  const usable = ways.filter(isNumbering);
  const found = usable.find((noOf) => contradictionIn(rows, noOf) === null);
  if (found !== undefined) return ok((row) => found(row) ?? 0);
  const first = usable[0] === undefined ? null : contradictionIn(rows, usable[0]);
  const player = first?.row.read.details.name ?? '';
  const place = { line: first?.row.read.row ?? 1, column: 1 };
  return err({ code: 'cross-table.contradiction', player, round: first?.round ?? 1, ...place });
}

/** The games and byes of a round, each game by White's row. */
function boardsOf(
  rows: readonly TableRow[],
  index: number,
  { noOf, white }: { readonly noOf: (row: TableRow) => PlayerNo; readonly white: string },
): readonly ProgramBoard[] {
  const byNo = new Map(rows.map((row) => [noOf(row), row]));
  const colourOf = (letter: string): Colour => (letter === white ? 'white' : 'black');
  return rows.flatMap((row): readonly ProgramBoard[] => {
    const cell = row.cells[index] ?? null;
    if (cell === null) return [];
    if ('alone' in cell) return [{ alone: noOf(row), result: cell.alone }];
    if (colourOf(cell.letter) === 'black') return [];
    const other = byNo.get(cell.opponent)?.cells[index] ?? null;
    const theirs = other !== null && 'opponent' in other ? other.result : '?';
    return [{ white: noOf(row), black: cell.opponent, results: [cell.result, theirs] }];
  });
}

/** A heading that says only `Rtg` is taken as FIDE's, as the rating of a report file is. */
function playerOf({ read }: TableRow, no: PlayerNo): ProgramPlayer {
  const { details } = read;
  const isFide = details.fideRating === null;
  return {
    ...details,
    no,
    fideRating: isFide ? details.rating : details.fideRating,
    rating: isFide ? null : details.rating,
  };
}

/** What chess-results and Swiss-Manager write above a table besides the tournament's name. */
const noName =
  /chess-?results|swiss-?manager|last update|letzte aktualisierung|crosstable|cross table|kreuztabelle/i;

const nameIn = ({ titles }: CrossTable): string =>
  titles.find((title) => !noName.test(title)) ?? '';

/** The points of a row in half-points; null: it does not say. */
function halfPointsOf(points: string): number | null {
  const value = Number(points.replace(',', '.').replace('½', '.5'));
  return points === '' || !Number.isFinite(value) ? null : value * 2;
}

function warningsOf(
  rows: readonly TableRow[],
  document: TrfDocument,
  noOf: (row: TableRow) => PlayerNo,
): readonly ProgramWarning[] {
  const points = new Map(document.players.map(({ no, halfPoints }) => [no, halfPoints]));
  const differing = rows.filter((row) => {
    const stated = halfPointsOf(row.points);
    return stated !== null && stated !== points.get(noOf(row));
  });
  return [
    { code: 'cross-table.left-out', ...wholeFile },
    ...(differing.length === 0
      ? []
      : [
          {
            code: 'cross-table.points-differ',
            players: differing.length,
            ...wholeFile,
          } as const,
        ]),
  ];
}

/**
 * The tournament in a cross table as Swiss-Manager and chess-results write them, after the start list or
 * after the standings: each cell has the opponent's number, the player's colour and result (`54w1`).
 * The column whose numbers opponents have is the one by which both rows of every game agree.
 */
export function readCrossTable(text: string): Result<ReadProgram, ProgramFault> | null {
  const table = crossTableIn(text);
  if (table === null) return null;
  const rows = readRows(table);
  if (!rows.ok) return rows;
  const numbering = numberingOf(rows.value);
  if (!numbering.ok) return numbering;
  const noOf = numbering.value;
  const [white = 'w'] = lettersOf(rows.value) ?? [];
  const rounds = table.rounds.map((_, index) => boardsOf(rows.value, index, { noOf, white }));
  const document = programDocument({
    header: { name: nameIn(table), type: 'Individual: Swiss-System' },
    deputyArbiters: [],
    roundsPlanned: rounds.length,
    roundDays: [],
    scoring: [],
    players: rows.value.map((row) => playerOf(row, noOf(row))).toSorted((a, b) => a.no - b.no),
    rounds,
  });
  return ok({ document, warnings: warningsOf(rows.value, document, noOf) });
}
