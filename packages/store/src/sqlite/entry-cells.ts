import type { PersonalFields } from '@rokade/journal';
import type { KeptValue } from '../chain/sealed-entry.ts';
import type { StoredRow } from '../chain/sound-prefix.ts';
import { storedJson } from '../stored-json.ts';
import { type DatabasePages, pageSize } from './database-pages.ts';

/** The position of a row: the number of its page and the byte in it. */
export interface CellPosition {
  readonly page: number;
  readonly at: number;
}

/** A row of `journal_entries`, read without SQLite. */
export interface FoundRow extends StoredRow {
  /** The key of the journal. */
  readonly journal: string;
}

/** A row of `personal_values`, read without SQLite. */
export interface FoundValue extends KeptValue {
  readonly journal: string;
  readonly version: number;
}

/** The type of pages that hold rows of a table. */
const leafOfTable = 0x0d;

/**
 * The positions of rows on a page; none unless it holds rows of a table. The first page starts with the
 * file's header.
 */
export function placesOn(pages: DatabasePages, number: number): readonly CellPosition[] {
  const page = pages.page(number) ?? Buffer.alloc(pageSize);
  const header = number === 1 ? 100 : 0;
  if (page[header] !== leafOfTable) return [];
  const pointers = header + 8;
  const most = Math.floor((pageSize - pointers) / 2);
  const count = Math.min(page.readUInt16BE(header + 3), most);
  const starts = Array.from({ length: count }, (_, row) => page.readUInt16BE(pointers + 2 * row));
  return [...new Set(starts)].map((at) => ({ page: number, at }));
}

/** A number in SQLite's variable-length format, and the position after it; NaN: there is none. */
function readVarint(page: Buffer, at: number): readonly [value: number, next: number] {
  let value = 0;
  for (let next = at; next < at + 8; next++) {
    const byte = page[next];
    if (byte === undefined) break;
    value = value * 128 + (byte % 128);
    if (byte < 128) return [value, next + 1];
  }
  return [Number.NaN, pageSize];
}

/** The length of whole numbers by their serial type; Rokade's rows have no longer ones. */
const bytesOfNumber: ReadonlyMap<number, number> = new Map([
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 4],
  [5, 6],
  // The number 1 is in the type itself.
  [9, 0],
]);

const numberLength = (type: number): number => bytesOfNumber.get(type) ?? Number.NaN;

const textLength = (type: number): number =>
  type >= 13 && type % 2 === 1 ? (type - 13) / 2 : Number.NaN;

type Columns = readonly ((type: number) => number)[];

/** The columns of `journal_entries`: journal, version, format, entry, hash. */
const entryColumns = [textLength, numberLength, numberLength, textLength, textLength];

/** The columns of `personal_values`: journal, version, person, salt, value. */
const valueColumns = [textLength, numberLength, textLength, textLength, textLength];

/**
 * The positions of a row's columns in its content, and last the position of its end; NaN: it is no such
 * row.
 */
function columnStarts(leaf: Buffer, content: number, columns: Columns): readonly number[] {
  const [headerLength, firstType] = readVarint(leaf, content);
  const starts = [headerLength];
  let typeAt = firstType;
  for (const lengthOf of columns) {
    const [type, next] = readVarint(leaf, typeAt);
    starts.push((starts.at(-1) ?? 0) + lengthOf(type));
    typeAt = next;
  }
  return typeAt === content + headerLength ? starts : [Number.NaN];
}

/** How many bytes of a row are on its leaf page; the rest is on overflow pages. */
function bytesOnLeaf(size: number): number {
  const most = pageSize - 35;
  if (size <= most) return size;
  const least = Math.floor(((pageSize - 12) * 32) / 255) - 23;
  const bytes = least + ((size - least) % (pageSize - 4));
  return bytes <= most ? bytes : least;
}

/** A row's content from its leaf page and its overflow pages; shorter than `size` if the chain is broken. */
function readContent(pages: DatabasePages, leaf: Buffer, from: number, size: number): Buffer {
  const end = from + bytesOnLeaf(size);
  const parts = [leaf.subarray(from, end)];
  let left = size - bytesOnLeaf(size);
  let pointer = leaf.subarray(end, end + 4);
  while (left > 0 && pointer.length === 4) {
    const page = pages.page(pointer.readUInt32BE());
    if (page === null) break;
    parts.push(page.subarray(4, 4 + left));
    left -= pageSize - 4;
    pointer = page.subarray(0, 4);
  }
  return Buffer.concat(parts);
}

const numberIn = (bytes: Buffer): number =>
  bytes.length === 0 ? 1 : bytes.readIntBE(0, bytes.length);

/** The columns of the row at a position; null: no row with these columns can be read there. */
function columnsAt(
  pages: DatabasePages,
  { page, at }: CellPosition,
  columns: Columns,
): ((index: number) => Buffer) | null {
  const leaf = pages.page(page) ?? Buffer.alloc(0);
  const [size, rowNumber] = readVarint(leaf, at);
  const [, from] = readVarint(leaf, rowNumber);
  const starts = columnStarts(leaf, from, columns);
  // Overflow pages are followed only for a row whose lengths add up, so that random bytes do not lead
  // through the whole file.
  if (starts.at(-1) !== size) return null;
  const content = readContent(pages, leaf, from, size);
  if (content.length !== size) return null;
  return (index) => content.subarray(starts[index], starts[index + 1]);
}

/** The row of `journal_entries` at a position; null: there is none. */
export function rowAt(pages: DatabasePages, place: CellPosition): FoundRow | null {
  const column = columnsAt(pages, place, entryColumns);
  if (column === null) return null;
  return {
    journal: column(0).toString(),
    version: numberIn(column(1)),
    format: numberIn(column(2)),
    entry: column(3).toString(),
    hash: column(4).toString(),
  };
}

/** The personal fields in JSON; null: it is not valid. */
function fieldsIn(text: string): PersonalFields | null {
  const value = storedJson(text);
  return value === null ? null : Object(value);
}

/** The row of `personal_values` at a position; null: there is none. */
export function valueAt(pages: DatabasePages, place: CellPosition): FoundValue | null {
  const column = columnsAt(pages, place, valueColumns);
  const value = column === null ? null : fieldsIn(column(4).toString());
  if (column === null || value === null) return null;
  return {
    journal: column(0).toString(),
    version: numberIn(column(1)),
    salt: column(3).toString(),
    value,
  };
}
