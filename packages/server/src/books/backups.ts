import { existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ownInstallation } from '@rokade/installation';
import { type BookKind, type BookTypes, personErasedBy, type Recorded } from '@rokade/journal';
import {
  fileProblem,
  isPostgresAddress,
  type JournalChange,
  type JournalStore,
} from '@rokade/store';
import { journalFileOf } from '../journal-file/make-journal-file.ts';
import type { BackupFailed } from '../values/health.ts';
import { makeTurnTaking } from '../values/turn-taking.ts';
import { foldedInTurns } from './live-books.ts';

/** Copies of books of a kind, made where the kind says so. */
export interface Backups<B extends BookTypes> {
  /** Begins the copy that a change asks for; does not wait for it. */
  after(change: JournalChange<B['event']>): void;
  /** Begins what an earlier run did not come to, or could not do. */
  makeUp(id: string, entries: readonly Recorded<B['event']>[]): void;
  /** Writes a last copy of what is to be removed, after those under way; gives what kept it from it. */
  keepLast(id: string, version: number, at: string): Promise<BackupFailed | null>;
  /** Books whose newest copy could not be written. */
  problems(): readonly BackupFailed[];
  /** Resolves once no copy is being written. */
  idle(): Promise<void>;
}

/** Where copies of books are written; null: a database's copies are made by whoever looks after it. */
export const copiesFolder = (place: string): string | null =>
  place === ':memory:' || isPostgresAddress(place) ? null : join(place, 'backups');

/** Writes a file whole or not at all: beside it first, synced, then under its name. */
async function writeWhole(folder: string, name: string, text: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const beside = join(folder, `${name}.part`);
  const file = await open(beside, 'w', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(beside, join(folder, name));
}

/** "2026-11-21T19:05:12.345Z" → "20261121T190512345Z", fit for every file system. */
const stampOf = (at: string): string => at.replace(/[-:.]/g, '');

/** A copy: the journal up to a version, under a name. */
interface Copy {
  readonly name: string;
  readonly version: number;
  readonly at: string;
}

/** A copy to be made. */
interface WantedCopy extends Copy {
  /** Copies of before somebody was erased are to go; '' = nobody was. */
  readonly erasedAt: string;
}

const stampIn = /-(\d{8}T\d{9}Z)\.(?:json|html)(?:\.part)?$/;

/** The name of what is kept beside a copy for people to read. */
const paperOf = (name: string): string => name.replace(/json$/, 'html');

/** Takes the copies of before somebody was erased away. */
async function removeOutdated(folder: string, { name, erasedAt }: WantedCopy): Promise<void> {
  for (const other of await readdir(folder)) {
    const stamp = stampIn.exec(other)?.[1];
    const isOutdated = stamp !== undefined && stamp <= stampOf(erasedAt);
    if (isOutdated && other !== name && other !== paperOf(name)) await rm(join(folder, other));
  }
}

/** The newest copy that entries ask for. */
function newestCopy<B extends BookTypes>(
  { copies, personal }: BookKind<B>,
  entries: readonly Recorded<B['event']>[],
): WantedCopy | null {
  const erasing = entries.findLast(({ event }) => personErasedBy(personal, event) !== null);
  const entry = entries.findLast(({ event }) => copies.nameAfter(event) !== null);
  if (entry === undefined) return null;
  const { version, at, event } = entry;
  return {
    name: `${copies.nameAfter(event)}-${stampOf(at)}.json`,
    version,
    at,
    erasedAt: erasing?.at ?? '',
  };
}

/** What copies are made of, and where to. */
interface CopyContext<B extends BookTypes> {
  readonly kind: BookKind<B>;
  readonly store: JournalStore<B['event']>;
  readonly folderOf: (id: string) => string;
}

/** The state that a copy holds, written with it; null: there are to be none of this book. */
async function writeCopy<B extends BookTypes>(
  { kind, store, folderOf }: CopyContext<B>,
  id: string,
  { name, version, at }: Copy,
): Promise<B['state'] | null> {
  const read = await store.readSealed(id);
  if (!read.ok) throw new Error(read.error.code);
  const { entries, chained, beside } = read.value;
  const state = await foldedInTurns(kind, entries.slice(0, version));
  if (kind.copies.areMadeOf?.(state) === false) return null;
  const sealed = { chained: chained.slice(0, version), beside };
  await writeWhole(folderOf(id), name, journalFileOf(kind, id, sealed, at));
  return state;
}

/** Writes what is kept beside a copy for people to read, if there is anything; after the copy, which matters more. */
async function writePaper<B extends BookTypes>(
  { kind, folderOf }: CopyContext<B>,
  id: string,
  { name, at, state }: Copy & { readonly state: B['state'] },
): Promise<void> {
  const paper = kind.copies.paper?.(state, at) ?? null;
  if (paper !== null) await writeWhole(folderOf(id), paperOf(name), paper);
}

/**
 * Backups in a folder, an export each, all kept until somebody is erased: then a new one takes the place
 * of all before. A copy that cannot be written stops nothing; it is
 * reported until one of that book succeeds, and tried again at the next start.
 */
export function makeBackups<B extends BookTypes>(
  kind: BookKind<B>,
  store: JournalStore<B['event']>,
  directory: string,
): Backups<B> {
  const failures = new Map<string, BackupFailed>();
  const turns = makeTurnTaking();
  const usualFolder = (id: string): string =>
    id === ownInstallation ? kind.kind : `${kind.kind}.${id}`;
  const folderOf = (id: string): string =>
    join(directory, kind.copies.folder?.(id) ?? usualFolder(id));
  const context = { kind, store, folderOf };

  const failed = (id: string, { name }: Copy, thrown: unknown): BackupFailed => ({
    code: 'health.backup-failed',
    kind: kind.kind,
    id,
    name,
    folder: folderOf(id),
    problem: fileProblem(thrown) ?? 'io',
  });

  const write = async (id: string, copy: WantedCopy): Promise<void> => {
    const folder = folderOf(id);
    try {
      if (!existsSync(join(folder, copy.name))) {
        const state = await writeCopy(context, id, copy);
        if (state === null) return;
        await writePaper(context, id, { ...copy, state });
      }
      if (copy.erasedAt !== '') await removeOutdated(folder, copy);
      failures.delete(id);
    } catch (thrown) {
      failures.set(id, failed(id, copy, thrown));
    }
  };

  const writeLast = async (id: string, copy: Copy): Promise<BackupFailed | null> => {
    try {
      await writeCopy(context, id, copy);
      return null;
    } catch (thrown) {
      return failed(id, copy, thrown);
    }
  };

  const begin = (id: string, copy: WantedCopy | null): void => {
    if (copy !== null) void turns.take(id, () => write(id, copy));
  };

  return {
    after({ id, version, entries }) {
      if (version === 0) failures.delete(id);
      begin(id, newestCopy(kind, entries));
    },
    makeUp: (id, entries) => begin(id, newestCopy(kind, entries)),
    keepLast(id, version, at) {
      const copy = { name: `removed-${stampOf(at)}.json`, version, at };
      return turns.take(id, () => writeLast(id, copy));
    },
    problems: () => [...failures.values()],
    idle: () => turns.idle(),
  };
}
