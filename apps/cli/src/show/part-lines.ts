import { makeCsv } from '@rokade/formats';
import type { Context } from '../outcome.ts';
import { csvStyleOf } from '../say/printed-table.ts';
import { leftTable } from '../say/text-table.ts';
import type { PartLine } from './book-parts.ts';
import type { NamesById } from './names-in-books.ts';

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** A value as text in a cell; a value with parts of its own is JSON. */
function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value) && value.every(isPlain)) return value.map(cellOf).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** A line with an added name after each value that is the id of another entry. */
function named(line: PartLine, names: NamesById): PartLine {
  const values = Object.entries(line).flatMap(([key, value], index) => {
    const name = index === 0 || typeof value !== 'string' ? undefined : names.get(value);
    return name === undefined || name === ''
      ? [[key, value]]
      : [
          [key, value],
          [`${key}Name`, name],
        ];
  });
  return Object.fromEntries(values);
}

/** The lines of a part with the names for their ids. */
export const namedLines = (lines: readonly PartLine[], names: NamesById): readonly PartLine[] =>
  lines.map((line) => named(line, names));

/** The columns of lines with different keys, each at the place of its first occurrence. */
function columnsIn(lines: readonly PartLine[]): readonly string[] {
  const columns: string[] = [];
  for (const line of lines) {
    let at = 0;
    for (const key of Object.keys(line)) {
      const found = columns.indexOf(key);
      if (found === -1) columns.splice(at, 0, key);
      at = (found === -1 ? at : found) + 1;
    }
  }
  return columns;
}

/** The largest width of a column in characters; longer texts and pictures are cut. */
const widest = 60;

const short = (text: string): string => {
  const line = text.replaceAll('\n', ' / ');
  return line.length > widest ? `${line.slice(0, widest - 1)}…` : line;
};

/** Lines as a table in the terminal. */
export function linesTable(lines: readonly PartLine[]): string {
  const columns = columnsIn(lines);
  return leftTable(
    columns,
    lines.map((line) => columns.map((column) => short(cellOf(line[column])))),
  );
}

/** Lines as CSV for a spreadsheet. */
export function linesCsv({ language }: Context, lines: readonly PartLine[]): string {
  const columns = columnsIn(lines);
  const cells = lines.map((line) => columns.map((column) => cellOf(line[column])));
  return makeCsv([columns, ...cells], csvStyleOf(language));
}
