import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import {
  beginRatingList,
  type ListWanted,
  makePieceDecoder,
  monthInName,
  type NamedColumn,
  type RatingListBegun,
  type RatingListFault,
  readListedClubs,
  type TextPiece,
} from '@rokade/formats';
import type { RatingListHead, RatingListSource } from '@rokade/register';
import { err, type KindOfPlay, kindsOfPlay, ok, type Result } from '@rokade/rules';
import {
  beginList,
  keptMonths,
  type ListWriter,
  lockFolder,
  makeListFolder,
  type NumberTwice,
  type StorageFailed,
  tidyLists,
} from '@rokade/store';
import { type ListParts, listParts, type NoListInZip } from './list-parts.ts';
import { readFileBytes } from './read-bytes.ts';
import { storageFailed } from './storage-failed.ts';
import type { ZipFault } from './zip-entries.ts';

/** Why a list is not taken in; the lists that are kept stay. */
export type ListImportError =
  | RatingListFault
  | NumberTwice
  | ZipFault
  | NoListInZip
  | StorageFailed
  /** More players than any list has. */
  | { readonly code: 'list.too-many'; readonly most: number }
  /** Another import is under way in the folder. */
  | { readonly code: 'list.busy' }
  | { readonly code: 'list.interrupted' };

/** How far an import is: reading the file, then making its players findable. */
export interface ListProgress {
  readonly stage: 'reading' | 'finding';
  readonly players: number;
  /** How much of the stage is done, from 0 to 1. */
  readonly share: number;
}

/** Why somebody should look whether a list is that of the month it is kept for. */
export type MonthDoubt =
  /** A month was said, and its zip was packed in one that does not fit. */
  | { readonly kind: 'packed-otherwise'; readonly packed: string }
  /** None was said: it is that in which the zip was packed, or that of today. */
  | { readonly kind: 'month-of-zip' }
  | { readonly kind: 'month-of-today' };

/** A list that was taken in. */
export interface TakenList extends RatingListHead {
  /** null: the list says its month, or nothing speaks against the one that was said. */
  readonly doubt: MonthDoubt | null;
  /** The columns of a table that are not taken over. */
  readonly leftOut: readonly NamedColumn[];
}

/** A list to be taken in. */
export interface ListImport {
  /** The folder of the kept lists. */
  readonly folder: string;
  readonly path: string;
  /** What the file is called; a list of one kind of play says so in its name alone. */
  readonly name: string;
  /** What is said of it; null: its content says it. */
  readonly source: RatingListSource | null;
  readonly month: string | null;
  readonly kind: KindOfPlay | null;
  /** So many months of each source are kept; null: as many as was said last, at first four. */
  readonly keep: number | null;
  readonly now: Date;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: ListProgress) => void;
}

type Failed = { readonly ok: false; readonly error: ListImportError };

/** FIDE's register has two millions; what has more is something else. */
const mostPlayers = 6_000_000;

const interrupted: Failed = err({ code: 'list.interrupted' });

async function sha256Of(handle: FileHandle): Promise<string> {
  const hash = createHash('sha256');
  await readFileBytes(handle, async (bytes) => ok(hash.update(bytes)));
  return hash.digest('hex');
}

/** The kind of play that the name of a file says: FIDE calls a list of one kind `rapid_rating_list.txt`. */
const kindIn = (name: string): KindOfPlay | null =>
  kindsOfPlay.find((kind) => name.toLowerCase().includes(kind)) ?? null;

/** Reads the players of a list into the writer; gives what the list is. */
async function readPlayers(
  { list, clubs, associations }: ListParts,
  asked: ListImport,
  writer: ListWriter,
): Promise<Result<RatingListBegun, ListImportError>> {
  const decoder = makePieceDecoder();
  const wanted: ListWanted = {
    source: asked.source,
    kind: asked.kind ?? kindIn(list.name),
    clubs: readListedClubs(clubs, associations),
  };
  let begun: RatingListBegun | undefined;
  let bytesRead = 0;
  const takeText = ({ text, line }: TextPiece): Result<unknown, ListImportError> => {
    if (begun === undefined) {
      const recognised = beginRatingList(text, wanted);
      if (!recognised.ok) return recognised;
      begun = recognised.value;
    }
    const players = begun.rows.read(text, line);
    if (!players.ok) return players;
    writer.add(players.value);
    return writer.players() > mostPlayers
      ? err({ code: 'list.too-many', most: mostPlayers })
      : ok(null);
  };
  const read = await list.read<ListImportError>(async (bytes) => {
    if (asked.signal?.aborted) return interrupted;
    const text = decoder.take(bytes);
    if (!text.ok) return text;
    const taken = text.value.text === '' ? text : takeText(text.value);
    bytesRead += bytes.length;
    const share = Math.min(1, bytesRead / list.size);
    asked.onProgress?.({ stage: 'reading', players: writer.players(), share });
    return taken;
  });
  if (!read.ok) return read;
  const rest = decoder.end();
  if (!rest.ok) return rest;
  const last = rest.value.text === '' && begun !== undefined ? ok(null) : takeText(rest.value);
  if (!last.ok) return last;
  if (begun === undefined) return err({ code: 'list.unknown' });
  const ended = begun.rows.end(rest.value.line);
  if (!ended.ok) return ended;
  writer.add(ended.value);
  return writer.players() === 0 ? err({ code: 'list.no-players' }) : ok(begun);
}

/** The month of a list, and what makes it doubtful. */
interface ListMonth {
  readonly month: string;
  readonly doubt: MonthDoubt | null;
}

/** A list is packed in its month, or at the end of the one before. */
function isPackedFor(month: string, packed: string): boolean {
  const [year = 0, number = 0] = packed.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  return month === packed || month === next;
}

/** What is to be looked at where the list itself says no month; of tables nothing else is to be had. */
function doubtOf(
  { source }: RatingListBegun,
  packed: string | null,
  { month: said }: ListImport,
): MonthDoubt | null {
  if (said !== null) {
    return packed === null || isPackedFor(said, packed)
      ? null
      : { kind: 'packed-otherwise', packed };
  }
  if (source !== 'fide') return null;
  return packed === null ? { kind: 'month-of-today' } : { kind: 'month-of-zip' };
}

/** The month of a list: as it says itself, or was said; else when it was packed, else now. */
function monthOf(
  begun: RatingListBegun,
  { list }: ListParts,
  asked: ListImport,
): Result<ListMonth, ListImportError> {
  const { month: said, now } = asked;
  const own = begun.month ?? monthInName(list.name);
  if (own !== null && said !== null && own !== said) {
    return err({ code: 'list.other-month', found: own, said });
  }
  const month = own ?? said ?? list.month ?? now.toISOString().slice(0, 7);
  return ok({ month, doubt: own === null ? doubtOf(begun, list.month, asked) : null });
}

async function importInto(
  asked: ListImport,
  handle: FileHandle,
  writer: ListWriter,
): Promise<Result<TakenList, ListImportError>> {
  const parts = await listParts(handle, asked);
  if (!parts.ok) return parts;
  const begun = await readPlayers(parts.value, asked, writer);
  if (!begun.ok) return begun;
  const month = monthOf(begun.value, parts.value, asked);
  if (!month.ok) return month;
  const head = {
    source: begun.value.source,
    month: month.value.month,
    file: asked.name,
    sha256: await sha256Of(handle),
    importedAt: asked.now.toISOString(),
  };
  const goOn = async (players: number): Promise<boolean> => {
    const share = players / writer.players();
    asked.onProgress?.({ stage: 'finding', players: writer.players(), share });
    // Whoever interrupts has to be heard.
    await setImmediate();
    return asked.signal?.aborted !== true;
  };
  const keep = keptMonths(asked.folder, asked.keep);
  const done = await writer.finish(head, { kind: begun.value.kind, keep, goOn });
  const { leftOut } = begun.value;
  return done.ok ? ok({ ...done.value, doubt: month.value.doubt, leftOut }) : done;
}

/** Imports with the folder's lock held. */
async function importLocked(asked: ListImport): Promise<Result<TakenList, ListImportError>> {
  tidyLists(asked.folder, Number.POSITIVE_INFINITY, null);
  const handle = await open(asked.path);
  const writer = beginList(asked.folder, asked.now.getTime());
  try {
    return await importInto(asked, handle, writer);
  } finally {
    writer.abandon();
    await handle.close();
  }
}

/**
 * Takes a rating list in: a zip as it was downloaded, or its content. It is read as a stream and
 * written beside the lists that are kept; only the whole list takes its place among them, in one step,
 * so whatever stops it before harms nothing. What an import left behind that was killed is taken away by the next.
 */
export async function importList(asked: ListImport): Promise<Result<TakenList, ListImportError>> {
  makeListFolder(asked.folder);
  const lock = lockFolder(asked.folder);
  if (lock === null) return err({ code: 'list.busy' });
  try {
    return await importLocked(asked);
  } catch (thrown) {
    const failure = storageFailed(thrown);
    if (failure === null) throw thrown;
    return err(failure);
  } finally {
    lock.release();
  }
}
