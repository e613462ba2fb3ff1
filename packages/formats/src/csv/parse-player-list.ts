import { nameKey } from '@rokade/rules';
import { arePossibleDuplicates, type PlayerDetails } from '@rokade/tournament';
import { decodeInput } from '../input/decode-input.ts';
import type { InputFault } from '../input/input-fault.ts';
import type { CsvFault } from './csv-fault.ts';
import { type ListColumn, listColumns } from './list-columns.ts';
import { findPlayerColumns, type PlayerColumns } from './player-columns.ts';
import type { PlayerField } from './player-field.ts';
import { isOfPerson, type ReadRow, readPlayerRow } from './player-row.ts';
import type { Row, SplitTable } from './split-cells.ts';
import { splitTable, tableSeparator } from './split-table.ts';
import { withoutNotes } from './title-lines.ts';

/** A player read from a list, with the line. */
export interface ListedPlayer {
  readonly row: number;
  readonly details: PlayerDetails;
  /** The day of the last rated result, as in the list; '' if the list does not have it. */
  readonly lastResult: string;
}

/** The result of reading a list: the valid rows, and the faults in the others. */
export interface PlayerList {
  readonly players: readonly ListedPlayer[];
  /** Rows left out because their name cannot be distinguished from an earlier row's; they may be two people. */
  readonly alike: readonly ListedPlayer[];
  readonly faults: readonly (CsvFault | InputFault)[];
  readonly columns: readonly ListColumn[];
  /** Whether names stood otherwise than "Surname, First name" and were turned. */
  readonly namesTurned: boolean;
}

/** The players whose surname is uncertain, as the name has several words and no comma. */
export const namesWithoutComma = ({ players }: Pick<PlayerList, 'players'>) =>
  players.filter(({ details }) => !details.name.includes(','));

type IdField = 'name' | 'fideId' | 'nationalId';

const numberFields = ['fideId', 'nationalId'] as const satisfies readonly IdField[];
const idFields = [...numberFields, 'name'] as const satisfies readonly IdField[];

/** The key of a name or number; names that differ only in spelling have the same key. */
const identity = (field: IdField, text: string): string => `${field} ${nameKey(text)}`;

/** The limit of rows, and how people in the list are distinguished. */
export interface PlayerListLimits {
  readonly most: number;
  /** True: equal names with different numbers are two people, as in a federation's whole list. */
  readonly namesakes: boolean;
}

/** A row, and what it shares with an earlier one. */
interface Repeated {
  readonly row: ReadRow;
  readonly first: ReadRow;
  readonly same: IdField;
}

/** Rows by their names and numbers. */
type EarlierRows = Map<string, ReadRow[]>;

function note(earlier: EarlierRows, row: ReadRow): void {
  for (const field of idFields) {
    if (row.details[field] === '') continue;
    const key = identity(field, row.details[field]);
    earlier.set(key, [...(earlier.get(key) ?? []), row]);
  }
}

/** The first row with a common number, else with a name that nothing distinguishes from this one's. */
function repeatedIn(
  earlier: EarlierRows,
  row: ReadRow,
  compared: readonly IdField[],
): Repeated | null {
  for (const same of compared) {
    const rows = earlier.get(identity(same, row.details[same])) ?? [];
    const first = rows.find(
      (one) => same !== 'name' || arePossibleDuplicates(one.details, row.details),
    );
    if (first !== undefined) return { row, first, same };
  }
  return null;
}

/** The rows that repeat an earlier one; a refused row does not count as earlier. */
function repeatedRows(
  rows: readonly ReadRow[],
  { namesakes }: PlayerListLimits,
): readonly Repeated[] {
  const earlier: EarlierRows = new Map();
  return rows.flatMap((row) => {
    const isNumbered = row.details.nationalId !== '' || row.details.fideId !== '';
    const repeated = repeatedIn(earlier, row, namesakes && isNumbered ? numberFields : idFields);
    const isLikeOne = repeated !== null && repeated.same !== 'name';
    if (row.faults.length === 0 && !isLikeOne) note(earlier, row);
    return repeated === null ? [] : [repeated];
  });
}

const duplicateFault = (
  { row: { row, details }, first, same }: Repeated,
  fields: readonly (PlayerField | null)[],
): CsvFault => ({
  code: 'csv.player.duplicate',
  text: details[same],
  firstRow: first.row,
  row,
  column: Math.max(0, fields.indexOf(same)) + 1,
});

const byPlace = (a: CsvFault, b: CsvFault): number => a.row - b.row || a.column - b.column;

const listed = ({ row, details, lastResult }: ReadRow): ListedPlayer => ({
  row,
  details,
  lastResult,
});

function readRows(
  rows: readonly Row[],
  columns: PlayerColumns,
  limits: PlayerListLimits,
): Pick<PlayerList, 'players' | 'alike'> & { readonly faults: readonly CsvFault[] } {
  const read = rows.map((row) => readPlayerRow(row, columns));
  const repeated = repeatedRows(read, limits);
  const faults = [
    ...read.flatMap((row) => row.faults),
    ...repeated.map((one) => duplicateFault(one, columns.fields)),
  ];
  const faultyRows = new Set(faults.map(({ row }) => row));
  const alike = repeated.filter(({ row, same }) => same === 'name' && row.faults.length === 0);
  return {
    players: read.filter(({ row }) => !faultyRows.has(row)).map(listed),
    alike: alike.map(({ row }) => listed(row)),
    faults,
  };
}

/** The limit for a tournament: as many players as can be entered at once. */
const ofTournament: PlayerListLimits = { most: 10_000, namesakes: false };

/** A list of which nothing was read, and why. */
export const unreadPlayerList = (fault: CsvFault | InputFault): PlayerList => ({
  players: [],
  alike: [],
  faults: [fault],
  columns: [],
  namesTurned: false,
});

/**
 * The rows of a list. Below a heading of one column, as in a list of names alone, the comma in
 * “Hansen, Ida” separates nothing.
 */
function tableOfPlayers(text: string): SplitTable {
  const split = splitTable(text);
  const [heading, ...rows] = split.rows;
  const isOneColumn =
    heading?.cells.length === 1 &&
    rows.every(({ cells }) => cells.length <= 2) &&
    findPlayerColumns([heading, ...rows])?.before === 1 &&
    tableSeparator(text).separator === ',';
  if (!isOneColumn) return split;
  const joined = rows.map(({ row, cells }) => ({ row, cells: [cells.join(', ')] }));
  return { ...split, rows: [heading, ...joined] };
}

/** The rows of people: those below the headings, without placeholders and the notes at the end. */
function peopleBelow(rows: readonly Row[], columns: PlayerColumns): readonly Row[] {
  const { before, fields, headings } = columns;
  const list = rows.slice(before);
  const names = fields.flatMap((field, column) =>
    field === 'name' || field === 'surname' ? [column] : [],
  );
  const table = headings.length > 1 ? withoutNotes(list, names) : list;
  return table.filter((row) => isOfPerson(row, columns));
}

function parseText(text: string, limits: PlayerListLimits): PlayerList {
  const { most } = limits;
  const { rows, faults } = tableOfPlayers(text);
  const beyond = rows[most];
  if (beyond !== undefined) {
    const facts = { rows: rows.length, most };
    return unreadPlayerList({ code: 'csv.players.too-many', ...facts, row: beyond.row, column: 1 });
  }
  const found = findPlayerColumns(rows);
  if (found === null) {
    const row = rows[0]?.row ?? 1;
    const fault = { code: 'csv.name-column.missing', row, column: 1 } as const;
    return { ...unreadPlayerList(fault), faults: faults.length > 0 ? faults : [fault] };
  }
  const ofPeople = peopleBelow(rows, found);
  const read = readRows(ofPeople, found, limits);
  const all = [...read.faults, ...faults];
  if (read.players.length === 0 && all.length === 0) {
    all.push({ code: 'csv.players.none', row: rows.at(-1)?.row ?? 1, column: 1 });
  }
  return {
    players: read.players,
    alike: read.alike,
    faults: all.toSorted(byPlace),
    columns: listColumns(rows, found),
    namesTurned: found.nameOrder !== 'surname-first',
  };
}

/**
 * The players in a list: CSV with comma, semicolon or tab, or cells pasted from a spreadsheet; bytes in
 * UTF-8, UTF-16 or Latin-1. Headings are understood in Danish, German and English in any order; a list
 * without headings is read by the content of its columns. A faulty row is left out of `players`, the
 * others remain usable. A list with more rows than the limit, usually 10,000, is refused as a whole.
 */
export function parsePlayerList(
  input: string | Uint8Array,
  limits: PlayerListLimits = ofTournament,
): PlayerList {
  const text = decodeInput(input);
  return text.ok ? parseText(text.value, limits) : unreadPlayerList(text.error);
}
