import { type FileHandle, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  decodeInput,
  type InputFault,
  inputLimitBytes,
  isSpreadsheet,
  sizeFault,
} from '@rokade/formats';
import { err, ok, type Result } from '@rokade/rules';
import { fileProblem } from '@rokade/store';
import { readFileBytes, readZipEntry, type TakeBytes } from './read-bytes.ts';
import { isZip, type ZipFault, zipEntries } from './zip-entries.ts';

/** The error that a zip contains no rating list. */
export interface NoListInZip {
  readonly code: 'list.zip-without-list';
}

/** A file with a list, or belonging to one, in a zip or on disk. */
export interface ListPart {
  readonly name: string;
  readonly size: number;
  /** The month in which it was written according to the zip, `2026-11`; null: not in a zip. */
  readonly month: string | null;
  read<F>(take: TakeBytes<F>): Promise<Result<unknown, F | ZipFault>>;
}

/** A list, with the bytes of its tables of clubs and associations; empty if there are none. */
export interface ListParts {
  readonly list: ListPart;
  readonly clubs: Uint8Array;
  readonly associations: Uint8Array;
}

/** The files of the German federation: its list, and its tables of clubs and associations. */
const federationList = 'spieler.csv';
const clubsFile = 'vereine.csv';
const associationsFile = 'verbaende.csv';

const nameIn = (path: string): string => path.replace(/^.*[/\\]/, '').toLowerCase();

/** The list in a zip: the German federation's, else the largest `.xml`, `.txt` or `.csv`. */
function listOf(parts: readonly ListPart[]): ListPart | undefined {
  const able = parts.filter(({ name }) => /\.(?:xml|txt|csv)$/.test(nameIn(name)));
  const largest = able.toSorted((a, b) => b.size - a.size)[0];
  return able.find(({ name }) => nameIn(name) === federationList) ?? largest;
}

/** All bytes of a small file; empty if it is missing or too large. */
async function bytesOf(part: ListPart | undefined): Promise<Uint8Array> {
  if (part === undefined || part.size > inputLimitBytes) return new Uint8Array(0);
  const pieces: Uint8Array[] = [];
  const read = await part.read(async (bytes) => ok(pieces.push(bytes)));
  return read.ok ? Buffer.concat(pieces) : new Uint8Array(0);
}

/** The list among parts, with the tables of clubs that belong to it. */
async function together(parts: readonly ListPart[]): Promise<Result<ListParts, NoListInZip>> {
  const list = listOf(parts);
  if (list === undefined) return err({ code: 'list.zip-without-list' });
  const named = (name: string) => parts.find((part) => nameIn(part.name) === name);
  return ok({
    list,
    clubs: await bytesOf(named(clubsFile)),
    associations: await bytesOf(named(associationsFile)),
  });
}

/** Whether a zip is a spreadsheet (XLSX, ODS), by the files in it. */
const isOfSpreadsheet = (names: readonly string[]): boolean =>
  names.some((name) => /(?:^|\/)workbook\d*\.(?:xml|bin)$/.test(name)) ||
  (names.includes('mimetype') && names.includes('content.xml'));

/** A zip, or the container of Excel's older files and of those with a password. */
const beginnings = [Buffer.from([0x50, 0x4b, 3, 4]), Buffer.from([0xd0, 0xcf, 0x11, 0xe0])];

async function beginsLikeSpreadsheet(handle: FileHandle): Promise<boolean> {
  const { buffer } = await handle.read(Buffer.alloc(4), 0, 4, 0);
  return beginnings.some((each) => each.equals(buffer));
}

/** The list in a spreadsheet as a table; null: the file is none. */
async function inSpreadsheet(
  handle: FileHandle,
  { name, size }: Pick<ListPart, 'name' | 'size'>,
): Promise<Result<ListParts, InputFault> | null> {
  if (size > inputLimitBytes || !(await beginsLikeSpreadsheet(handle))) return null;
  const bytes = await bytesOf(await filePart(handle, name));
  if (!isSpreadsheet(bytes)) return null;
  const text = decodeInput(bytes);
  if (!text.ok) return text;
  const table = Buffer.from(text.value);
  const read: ListPart['read'] = (take) => take(table);
  const none = new Uint8Array(0);
  const list = { name, size: table.length, month: null, read };
  return ok({ list, clubs: none, associations: none });
}

async function inZip(
  handle: FileHandle,
): Promise<Result<ListParts, NoListInZip | ZipFault | InputFault>> {
  const entries = await zipEntries(handle);
  if (!entries.ok) return entries;
  if (isOfSpreadsheet(entries.value.map(({ name }) => name))) {
    const fault = sizeFault((await handle.stat()).size);
    if (fault !== null) return err(fault);
  }
  const parts = entries.value.map(
    (entry): ListPart => ({ ...entry, read: (take) => readZipEntry(handle, entry, take) }),
  );
  return together(parts);
}

/** The bytes of another file in the same folder; empty if there is none. */
async function bytesBeside(path: string, name: string): Promise<Uint8Array> {
  try {
    const handle = await open(join(dirname(path), name));
    try {
      return await bytesOf(await filePart(handle, name));
    } finally {
      await handle.close();
    }
  } catch (thrown) {
    if (fileProblem(thrown) === null) throw thrown;
    return new Uint8Array(0);
  }
}

const filePart = async (handle: FileHandle, name: string): Promise<ListPart> => ({
  name,
  size: (await handle.stat()).size,
  month: null,
  read: (take) => readFileBytes(handle, take),
});

/** The list in a file: a spreadsheet, a zip as it was downloaded, or its content, with the tables of clubs in the same folder. */
export async function listParts(
  handle: FileHandle,
  { path, name }: { readonly path: string; readonly name: string },
): Promise<Result<ListParts, NoListInZip | ZipFault | InputFault>> {
  const table = await inSpreadsheet(handle, { name, size: (await handle.stat()).size });
  if (table !== null) return table;
  if (await isZip(handle)) return inZip(handle);
  const list = await filePart(handle, name);
  if (nameIn(name) !== federationList) {
    return ok({ list, clubs: new Uint8Array(0), associations: new Uint8Array(0) });
  }
  const [clubs, associations] = [clubsFile, associationsFile].map((each) =>
    bytesBeside(path, each),
  );
  return ok({
    list,
    clubs: (await clubs) ?? new Uint8Array(0),
    associations: (await associations) ?? new Uint8Array(0),
  });
}
