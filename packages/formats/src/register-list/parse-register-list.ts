import type { ColumnChoice, ListColumnCode, ListedPerson } from '@rokade/register';
import type { CsvFault } from '../csv/csv-fault.ts';
import { listKind } from '../csv/list-layouts.ts';
import type { Row } from '../csv/split-cells.ts';
import { splitTable } from '../csv/split-table.ts';
import { headingAt } from '../csv/title-lines.ts';
import { decodeInput } from '../input/decode-input.ts';
import type { InputFault } from '../input/input-fault.ts';
import { isFideList, splitFideList } from './fixed-width.ts';
import { readRegisterRow } from './read-register-row.ts';
import { registerColumns } from './register-columns.ts';

/** A column of a list with its assumed content; null: not imported. */
export interface RegisterListColumn {
  readonly heading: string;
  readonly code: ListColumnCode | null;
}

/** The result of reading a list of people: the valid rows, and the faults in the others. */
export interface RegisterList {
  readonly listed: readonly ListedPerson[];
  readonly faults: readonly (CsvFault | InputFault)[];
  readonly columns: readonly RegisterListColumn[];
}

/** The most rows in one import; a list of one district of a federation has fewer members. */
const mostRows = 100_000;

const refused = (fault: CsvFault | InputFault): RegisterList => ({
  listed: [],
  faults: [fault],
  columns: [],
});

const hasNames = (codes: readonly (ListColumnCode | null)[]): boolean =>
  ['name', 'surname'].some((name) => codes.some((code) => code === name));

/** Whether a row contains headings: it names the column of names; a first row also without further columns. */
function isHeadingRow(row: Row, first: Row | undefined, choice: ColumnChoice): boolean {
  const codes = registerColumns([row], choice);
  return hasNames(codes) && (row === first || codes.filter((code) => code !== null).length > 1);
}

function readText(text: string, choice: ColumnChoice): RegisterList {
  const { rows: all, faults } = isFideList(text) ? splitFideList(text) : splitTable(text);
  const rows = all.slice(
    Math.max(
      0,
      headingAt(all, (row) => isHeadingRow(row, all[0], choice)),
    ),
  );
  const place = { row: rows[0]?.row ?? 1, column: 1 };
  if (rows.length > mostRows) {
    const facts = { rows: rows.length, most: mostRows };
    return refused({ code: 'csv.players.too-many', ...facts, ...place });
  }
  const headings = rows[0]?.cells ?? [];
  const codes = registerColumns(rows, choice);
  const columns = headings.map((heading, index) => ({ heading, code: codes[index] ?? null }));
  if (!hasNames(codes)) {
    return { ...refused({ code: 'csv.name-column.missing', ...place }), columns };
  }
  const { nameOrder } = listKind(headings);
  const read = rows.slice(1).map((row) => readRegisterRow(row, { codes, nameOrder }));
  return {
    listed: read.filter((row) => row.faults.length === 0).map(({ listed }) => listed),
    faults: [...faults, ...read.flatMap((row) => row.faults)],
    columns,
  };
}

/**
 * The people in a list with headings: a club's list of DSU, one of DSB, an extract of FIDE's, or any
 * table, its columns by their headings or as chosen by the user (`choice`, by heading). Bytes in UTF-8,
 * UTF-16 or Latin-1. A faulty row is left out of `listed`, the others remain usable.
 */
export function parseRegisterList(
  input: string | Uint8Array,
  choice: ColumnChoice = {},
): RegisterList {
  const text = decodeInput(input);
  return text.ok ? readText(text.value, choice) : refused(text.error);
}
