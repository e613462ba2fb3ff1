import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import {
  beginRatingList,
  type InputFault,
  type ListChoices,
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
  openRatingLists,
  type StorageFailed,
  tidyLists,
} from '@rokade/store';
import { type ListParts, listParts, type NoListInZip } from './list-parts.ts';
import { readFileBytes } from './read-bytes.ts';
import { storageFailed } from './storage-failed.ts';
import type { ZipFault } from './zip-entries.ts';

/** Why a list is not imported; the lists already stored stay. */
export type ListImportError =
  | RatingListFault
  | InputFault
  | NumberTwice
  | ZipFault
  | NoListInZip
  | StorageFailed
  /** More players than any list has. */
  | { readonly code: 'list.too-many'; readonly most: number }
  /** Less than half the players of the list of this file's name that is kept, and nobody looks at it. */
  | { readonly code: 'list.far-fewer'; readonly players: number; readonly kept: number }
  /** Another import is under way in the folder. */
  | { readonly code: 'list.busy' }
  | { readonly code: 'list.interrupted' };

/** The progress of an import: reading the file, then indexing its players (`finding`). */
export interface ListProgress {
  readonly stage: 'reading' | 'finding';
  readonly players: number;
  /** How much of the stage is done, from 0 to 1. */
  readonly share: number;
}

/** Why somebody should check whether a list is that of the month it is stored under. */
export type MonthDoubt =
  /** The month that was stated does not fit the one in which the zip was packed. */
  | { readonly kind: 'packed-otherwise'; readonly packed: string }
  /** No month was stated: that in which the zip was packed, or the present one, is taken. */
  | { readonly kind: 'month-of-zip' }
  | { readonly kind: 'month-of-today' };

/** A list that was imported. */
export interface TakenList extends RatingListHead {
  /** null: the list names its month, or nothing contradicts the month that was stated. */
  readonly doubt: MonthDoubt | null;
  /** The columns of a table that were ignored. */
  readonly leftOut: readonly NamedColumn[];
}

/** A request to import a list. */
export interface ListImport {
  /** The folder of stored lists. */
  readonly folder: string;
  readonly path: string;
  /** The file's original name; some lists tell their kind of play only by it. */
  readonly name: string;
  /** The stated source, month (`2026-11`) and kind of play; null: to be found in the list itself. */
  readonly source: RatingListSource | null;
  readonly month: string | null;
  readonly kind: KindOfPlay | null;
  /** How many months of each source are kept; null: as last set, at first four. */
  readonly keep: number | null;
  /**
   * Whether nobody looks at what comes in: then a list with less than half the players of the one that it
   * follows is not taken, as it may be cut off.
   */
  readonly isUnwatched?: boolean;
  readonly now: Date;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: ListProgress) => void;
}

type Failed = { readonly ok: false; readonly error: ListImportError };

/** The most players of a list; FIDE's register has two million. */
const mostPlayers = 6_000_000;

const interrupted: Failed = err({ code: 'list.interrupted' });

async function sha256Of(handle: FileHandle): Promise<string> {
  const hash = createHash('sha256');
  await readFileBytes(handle, async (bytes) => ok(hash.update(bytes)));
  return hash.digest('hex');
}

/** The kind of play in a file's name; FIDE names a list of one kind `rapid_rating_list.txt`. */
const kindIn = (name: string): KindOfPlay | null =>
  kindsOfPlay.find((kind) => name.toLowerCase().includes(kind)) ?? null;

/** Reads the players of a list into the writer; returns the source, month and kind found in the list. */
async function readPlayers(
  { list, clubs, associations }: ListParts,
  request: ListImport,
  writer: ListWriter,
): Promise<Result<RatingListBegun, ListImportError>> {
  const decoder = makePieceDecoder();
  const choices: ListChoices = {
    source: request.source,
    kind: request.kind ?? kindIn(list.name),
    clubs: readListedClubs(clubs, associations),
  };
  let begun: RatingListBegun | undefined;
  let bytesRead = 0;
  const takeText = ({ text, line }: TextPiece): Result<unknown, ListImportError> => {
    if (begun === undefined) {
      const recognised = beginRatingList(text, choices);
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
    if (request.signal?.aborted) return interrupted;
    const text = decoder.take(bytes);
    if (!text.ok) return text;
    const taken = text.value.text === '' ? text : takeText(text.value);
    bytesRead += bytes.length;
    const share = Math.min(1, bytesRead / list.size);
    request.onProgress?.({ stage: 'reading', players: writer.players(), share });
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

/** Whether a zip may hold the list of a month: it is packed in that month or the one before. */
function isPackedFor(month: string, packed: string): boolean {
  const [year = 0, number = 0] = packed.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  return month === packed || month === next;
}

/** The doubt about the month of a list that names none; unless one was stated, only FIDE's lists are doubted. */
function doubtOf(
  { source }: RatingListBegun,
  packed: string | null,
  { month: stated }: ListImport,
): MonthDoubt | null {
  if (stated !== null) {
    return packed === null || isPackedFor(stated, packed)
      ? null
      : { kind: 'packed-otherwise', packed };
  }
  if (source !== 'fide') return null;
  return packed === null ? { kind: 'month-of-today' } : { kind: 'month-of-zip' };
}

/** The month of a list: as named in the list, else as stated, else that of its zip, else the present one. */
function monthOf(
  begun: RatingListBegun,
  { list }: ListParts,
  request: ListImport,
): Result<ListMonth, ListImportError> {
  const { month: stated, now } = request;
  const own = begun.month ?? monthInName(list.name);
  if (own !== null && stated !== null && own !== stated) {
    return err({ code: 'list.other-month', found: own, said: stated });
  }
  const month = own ?? stated ?? list.month ?? now.toISOString().slice(0, 7);
  return ok({ month, doubt: own === null ? doubtOf(begun, list.month, request) : null });
}

/** The newest list that is kept of a source and a file's name; undefined: there is none. */
function listBefore({ folder, name }: ListImport, { source }: RatingListBegun) {
  const { kept, close } = openRatingLists(folder);
  try {
    return kept().find((one) => one.source === source && one.file === name);
  } finally {
    close();
  }
}

/** Why a list that nobody looks at may be cut off; null: nothing says so. */
function fewerThanBefore(
  request: ListImport,
  begun: RatingListBegun,
  players: number,
): Failed | null {
  if (request.isUnwatched !== true) return null;
  const kept = listBefore(request, begun)?.players ?? 0;
  return 2 * players < kept ? err({ code: 'list.far-fewer', players, kept }) : null;
}

async function importInto(
  request: ListImport,
  handle: FileHandle,
  writer: ListWriter,
): Promise<Result<TakenList, ListImportError>> {
  const parts = await listParts(handle, request);
  if (!parts.ok) return parts;
  const begun = await readPlayers(parts.value, request, writer);
  if (!begun.ok) return begun;
  const fewer = fewerThanBefore(request, begun.value, writer.players());
  if (fewer !== null) return fewer;
  const month = monthOf(begun.value, parts.value, request);
  if (!month.ok) return month;
  const head = {
    source: begun.value.source,
    month: month.value.month,
    file: request.name,
    sha256: await sha256Of(handle),
    importedAt: request.now.toISOString(),
  };
  const goOn = async (players: number): Promise<boolean> => {
    const share = players / writer.players();
    request.onProgress?.({ stage: 'finding', players: writer.players(), share });
    // A message to interrupt the import has to get through.
    await setImmediate();
    return request.signal?.aborted !== true;
  };
  const keep = keptMonths(request.folder, request.keep);
  const done = await writer.finish(head, { kind: begun.value.kind, keep, goOn });
  const { leftOut } = begun.value;
  return done.ok ? ok({ ...done.value, doubt: month.value.doubt, leftOut }) : done;
}

/** Imports a list while the folder is locked. */
async function importLocked(request: ListImport): Promise<Result<TakenList, ListImportError>> {
  tidyLists(request.folder, Number.POSITIVE_INFINITY, null);
  const handle = await open(request.path);
  const writer = beginList(request.folder, request.now.getTime());
  try {
    return await importInto(request, handle, writer);
  } finally {
    writer.abandon();
    await handle.close();
  }
}

/**
 * Imports a rating list: a zip as it was downloaded, or its content. The list is read as a stream and
 * written beside the stored lists; only when complete does it join them, in one step, so an interruption
 * harms nothing. Files that a killed import left behind are removed by the next import.
 */
export async function importList(request: ListImport): Promise<Result<TakenList, ListImportError>> {
  makeListFolder(request.folder);
  const lock = lockFolder(request.folder);
  if (lock === null) return err({ code: 'list.busy' });
  try {
    return await importLocked(request);
  } catch (thrown) {
    const failure = storageFailed(thrown);
    if (failure === null) throw thrown;
    return err(failure);
  } finally {
    lock.release();
  }
}
