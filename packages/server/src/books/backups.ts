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
import { makeApart } from './apart.ts';
import { foldedInTurns } from './live-books.ts';

/** Backups of the books of a kind, made after the events that the kind names. */
export interface Backups<B extends BookTypes> {
  /** Begins the backup that a change requires; does not wait for it. */
  after(change: JournalChange<B['event']>): void;
  /** Begins the newest backup that a journal requires, if an earlier run did not make it or failed. */
  makeUp(id: string, entries: readonly Recorded<B['event']>[]): void;
  /** Writes a copy of a book that is to be removed, after backups under way; returns the failure, or null. */
  keepLast(id: string, version: number, at: string): Promise<BackupFailed | null>;
  /** The failures: one for each book whose newest backup could not be written. */
  problems(): readonly BackupFailed[];
  /** Resolves once no backup is being written. */
  idle(): Promise<void>;
}

/** The folder of backups; null: none are written, since a PostgreSQL database is backed up by its administrator. */
export const copiesFolder = (place: string): string | null =>
  place === ':memory:' || isPostgresAddress(place) ? null : join(place, 'backups');

/** Writes a file completely or not at all: under another name first, synced, then renamed. */
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

/** A backup file: the journal up to a version. */
interface Copy {
  readonly name: string;
  readonly version: number;
  readonly at: string;
}

/** A backup to be made. */
interface BackupToMake extends Copy {
  /** The time of the newest erasure, up to which earlier backups are deleted; '' = nobody was erased. */
  readonly erasedAt: string;
}

const stampIn = /-(\d{8}T\d{9}Z)\.(?:json|html)(?:\.part)?$/;

/** The name of the readable page beside a backup. */
const paperOf = (name: string): string => name.replace(/json$/, 'html');

/** Deletes the backups from before an erasure. */
async function removeOutdated(folder: string, { name, erasedAt }: BackupToMake): Promise<void> {
  for (const other of await readdir(folder)) {
    const stamp = stampIn.exec(other)?.[1];
    const isOutdated = stamp !== undefined && stamp <= stampOf(erasedAt);
    if (isOutdated && other !== name && other !== paperOf(name)) await rm(join(folder, other));
  }
}

/** The newest backup that entries require; null: none. */
function newestCopy<B extends BookTypes>(
  { copies, personal }: BookKind<B>,
  entries: readonly Recorded<B['event']>[],
): BackupToMake | null {
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

/** Where backups come from and go to. */
interface CopyContext<B extends BookTypes> {
  readonly kind: BookKind<B>;
  readonly store: JournalStore<B['event']>;
  readonly folderOf: (id: string) => string;
  /** The time zone of the hall; '': this machine's. */
  readonly zone: () => string;
}

/** Writes a backup and returns the state that it holds; null: this book is not backed up. Throws if it cannot. */
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

/** The report of a backup that could not be written. */
const failedCopy = <B extends BookTypes>(
  { kind, folderOf }: CopyContext<B>,
  id: string,
  { name }: Copy,
  thrown: unknown,
): BackupFailed => ({
  code: 'health.backup-failed',
  kind: kind.kind,
  id,
  name,
  folder: folderOf(id),
  problem: fileProblem(thrown) ?? 'io',
});

/** Writes the readable page beside a backup, if the kind has one; after the backup, which matters more. */
async function writePaper<B extends BookTypes>(
  { kind, folderOf, zone }: CopyContext<B>,
  id: string,
  { name, at, state }: Copy & { readonly state: B['state'] },
): Promise<void> {
  const paper = kind.copies.paper?.(state, at, zone()) ?? null;
  if (paper !== null) await writeWhole(folderOf(id), paperOf(name), paper);
}

/**
 * Makes backups in a folder, each an export. All are kept until a person is erased; then a new one
 * replaces all earlier ones. A backup that fails stops nothing: it is reported until a later one of that
 * book succeeds, and tried again at the next start.
 */
export function makeBackups<B extends BookTypes>(
  kind: BookKind<B>,
  store: JournalStore<B['event']>,
  { directory, zone }: { readonly directory: string; readonly zone: () => string },
): Backups<B> {
  const failures = new Map<string, BackupFailed>();
  const turns = makeTurnTaking();
  const usualFolder = (id: string): string =>
    id === ownInstallation ? kind.kind : `${kind.kind}.${id}`;
  const folderOf = (id: string): string =>
    join(directory, kind.copies.folder?.(id) ?? usualFolder(id));
  const context = { kind, store, folderOf, zone };

  const write = async (id: string, copy: BackupToMake): Promise<void> => {
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
      failures.set(id, failedCopy(context, id, copy, thrown));
    }
  };

  const writeLast = async (id: string, copy: Copy): Promise<BackupFailed | null> => {
    try {
      await writeCopy(context, id, copy);
      return null;
    } catch (thrown) {
      return failedCopy(context, id, copy, thrown);
    }
  };

  const apart = makeApart<BackupToMake>(kind.copies.minutesApart ?? 0, (id, copy) => {
    void turns.take(id, () => write(id, copy));
  });

  const forget = (id: string): void => {
    failures.delete(id);
    apart.forget(id);
  };

  return {
    after({ id, version, entries }) {
      if (version === 0) forget(id);
      apart.begin(id, newestCopy(kind, entries));
    },
    makeUp: (id, entries) => apart.begin(id, newestCopy(kind, entries)),
    keepLast(id, version, at) {
      apart.forget(id);
      const copy = { name: `removed-${stampOf(at)}.json`, version, at };
      return turns.take(id, () => writeLast(id, copy));
    },
    problems: () => [...failures.values()],
    idle() {
      apart.beginAll();
      return turns.idle();
    },
  };
}
