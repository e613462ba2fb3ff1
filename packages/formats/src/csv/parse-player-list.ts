import { alphabeticalKey } from '@rokade/rules';
import type { PlayerDetails } from '@rokade/tournament';
import { decodeInput } from '../input/decode-input.ts';
import type { InputFault } from '../input/input-fault.ts';
import type { CsvFault } from './csv-fault.ts';
import { findPlayerColumns, type PlayerColumns } from './player-columns.ts';
import { detailOf, type PlayerField } from './player-field.ts';
import { type ReadRow, readPlayerRow } from './player-row.ts';
import type { Row } from './split-cells.ts';
import { splitTable } from './split-table.ts';

/** A player read from a list, and the line they stand in. */
export interface ListedPlayer {
  readonly row: number;
  readonly details: PlayerDetails;
  /** When they last had a rated result, as it stands there; '' where the list does not say it. */
  readonly lastResult: string;
}

/** A column of the list and what it was taken for; null: not taken over. */
export interface ListColumn {
  /** '' where the list has no headings. */
  readonly heading: string;
  readonly field: PlayerField | null;
  /** Nothing stands below the heading. */
  readonly empty: boolean;
}

/** What a player list gave: the good rows, and what is wrong with the others. */
export interface PlayerList {
  readonly players: readonly ListedPlayer[];
  readonly faults: readonly (CsvFault | InputFault)[];
  readonly columns: readonly ListColumn[];
  /** Names stood as "First Last" and were turned. */
  readonly namesTurned: boolean;
}

/** A column of a list by its heading, '' where it has none, and its place from 1. */
export interface NamedColumn {
  readonly heading: string;
  readonly column: number;
}

/** The columns that are not taken over. */
export const columnsLeftOut = ({ columns }: Pick<PlayerList, 'columns'>): readonly NamedColumn[] =>
  columns.flatMap(({ heading, field, empty }, index) =>
    detailOf(field) !== null || (heading === '' && empty) ? [] : [{ heading, column: index + 1 }],
  );

/** The players whose name does not say which of its words is the surname. */
export const namesWithoutComma = ({ players }: Pick<PlayerList, 'players'>) =>
  players.filter(({ details }) => !details.name.includes(','));

type IdField = 'name' | 'fideId' | 'nationalId';

const numberFields = ['fideId', 'nationalId'] as const satisfies readonly IdField[];
const idFields = ['name', ...numberFields] as const satisfies readonly IdField[];

/** Names that differ only in case and blanks are one. */
const identity = (field: IdField, text: string): string => `${field} ${alphabeticalKey(text)}`;

/** How much a list may have, and what tells its people apart. */
export interface PlayerListLimits {
  readonly most: number;
  /** Two of one name are two where each has a number, as in a whole federation. */
  readonly namesakes: boolean;
}

/** The faults of rows that repeat an earlier one's name or number. */
function duplicateFaults(
  rows: readonly ReadRow[],
  fields: readonly (PlayerField | null)[],
  { namesakes }: PlayerListLimits,
): readonly CsvFault[] {
  const firstRows = new Map<string, number>();
  return rows.flatMap(({ row, details }) => {
    const isNumbered = details.nationalId !== '' || details.fideId !== '';
    const told = namesakes && isNumbered ? numberFields : idFields;
    const same = told.find((field) => firstRows.has(identity(field, details[field])));
    for (const field of told) {
      const key = identity(field, details[field]);
      if (details[field] !== '' && !firstRows.has(key)) firstRows.set(key, row);
    }
    if (same === undefined) return [];
    const text = details[same];
    const firstRow = firstRows.get(identity(same, text)) ?? row;
    const column = Math.max(0, fields.indexOf(same)) + 1;
    return [{ code: 'csv.player.duplicate', text, firstRow, row, column } as const];
  });
}

const byPlace = (a: CsvFault, b: CsvFault): number => a.row - b.row || a.column - b.column;

function readRows(
  rows: readonly Row[],
  columns: PlayerColumns,
  limits: PlayerListLimits,
): Pick<PlayerList, 'players'> & { readonly faults: readonly CsvFault[] } {
  const read = rows.map((row) => readPlayerRow(row, columns));
  const faults = [
    ...read.flatMap((row) => row.faults),
    ...duplicateFaults(read, columns.fields, limits),
  ];
  const faultyRows = new Set(faults.map(({ row }) => row));
  const players = read
    .filter(({ row }) => !faultyRows.has(row))
    .map(({ row, details, lastResult }) => ({ row, details, lastResult }));
  return { players, faults };
}

/** Most rows of a list, as many players as can be entered at once. */
const ofTournament: PlayerListLimits = { most: 10_000, namesakes: false };

const refused = (fault: CsvFault | InputFault): PlayerList => ({
  players: [],
  faults: [fault],
  columns: [],
  namesTurned: false,
});

/** The columns as far as anything stands in them, with what they were taken for. */
function listColumns(
  rows: readonly Row[],
  { fields, hasHeading }: PlayerColumns,
): readonly ListColumn[] {
  const headings = hasHeading ? (rows[0]?.cells ?? []) : [];
  const filled = new Set<number>();
  for (const { cells } of hasHeading ? rows.slice(1) : rows) {
    cells.forEach((cell, index) => {
      if (cell !== '') filled.add(index);
    });
  }
  const width = [...filled].reduce((most, index) => Math.max(most, index + 1), headings.length);
  return Array.from({ length: width }, (_, index) => ({
    heading: headings[index] ?? '',
    field: fields[index] ?? null,
    empty: !filled.has(index),
  }));
}

function parseText(text: string, limits: PlayerListLimits): PlayerList {
  const { most } = limits;
  const { rows, faults } = splitTable(text);
  const beyond = rows[most];
  if (beyond !== undefined) {
    const facts = { rows: rows.length, most };
    return refused({ code: 'csv.players.too-many', ...facts, row: beyond.row, column: 1 });
  }
  const found = findPlayerColumns(rows);
  if (found === null) {
    const row = rows[0]?.row ?? 1;
    const fault = { code: 'csv.name-column.missing', row, column: 1 } as const;
    return { ...refused(fault), faults: faults.length > 0 ? faults : [fault] };
  }
  const read = readRows(found.hasHeading ? rows.slice(1) : rows, found, limits);
  const all = [...read.faults, ...faults];
  if (read.players.length === 0 && all.length === 0) {
    all.push({ code: 'csv.players.none', row: rows.at(-1)?.row ?? 1, column: 1 });
  }
  return {
    players: read.players,
    faults: all.toSorted(byPlace),
    columns: listColumns(rows, found),
    namesTurned: found.firstNamesFirst,
  };
}

/**
 * The players in a list: CSV with comma, semicolon or tab, or cells pasted from a spreadsheet; bytes
 * in UTF-8, UTF-16 or Latin-1. Headings are understood in Danish, German and English in any order; a
 * list without headings is read by what stands in its columns. A row with a fault is left out of
 * `players`, the others remain usable. Of a list with more rows than the limit, usually 10,000, nothing is
 * taken.
 */
export function parsePlayerList(
  input: string | Uint8Array,
  limits: PlayerListLimits = ofTournament,
): PlayerList {
  const text = decodeInput(input);
  return text.ok ? parseText(text.value, limits) : refused(text.error);
}
