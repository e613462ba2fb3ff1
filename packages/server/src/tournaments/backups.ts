import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { JournalChange, JournalStore } from '@rokade/store';
import type { JournalEntry, TournamentId } from '@rokade/tournament';
import type { HealthProblem } from '../application.ts';
import { makeJournalFile } from '../journal-file/make-journal-file.ts';

/** Copies of tournaments made at each published round. */
export interface Backups {
  /** Begins the copies that a change asks for; does not wait for them. */
  after(change: JournalChange): void;
  /** Tournaments whose newest copy could not be written. */
  problems(): readonly HealthProblem[];
  /** Resolves once no copy is being written. */
  idle(): Promise<void>;
}

type Problem = HealthProblem['problem'];

const problems: ReadonlyMap<unknown, Problem> = new Map([
  ['ENOSPC', 'disk-full'],
  ['EDQUOT', 'disk-full'],
  ['EACCES', 'no-access'],
  ['EPERM', 'no-access'],
  ['EROFS', 'no-access'],
]);

const problemOf = (thrown: unknown): Problem =>
  (thrown instanceof Error && 'code' in thrown ? problems.get(thrown.code) : undefined) ?? 'io';

const isDemo = ([first]: readonly JournalEntry[]): boolean =>
  first?.event.kind === 'tournament-created' && first.event.demo;

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

/**
 * Backups in a folder: `<tournament>/round-<n>-<time>.json`, an export each, all kept; none of demos. A copy that
 * cannot be written stops nothing; it is reported until one of that tournament succeeds.
 */
export function makeBackups(store: JournalStore, directory: string): Backups {
  const failures = new Map<TournamentId, HealthProblem>();
  const underWay = new Set<Promise<void>>();

  const write = async (id: TournamentId, round: number, entry: JournalEntry): Promise<void> => {
    const folder = join(directory, id);
    const { version, at } = entry;
    try {
      const read = await store.read(id, 0);
      if (!read.ok) throw new Error(read.error.code);
      if (isDemo(read.value)) return;
      const name = `round-${round}-${stampOf(at)}.json`;
      await writeWhole(folder, name, makeJournalFile(id, read.value.slice(0, version), at));
      failures.delete(id);
    } catch (thrown) {
      const problem = problemOf(thrown);
      failures.set(id, { code: 'health.backup-failed', id, round, folder, problem });
    }
  };

  return {
    after({ id, entries }) {
      for (const entry of entries) {
        if (entry.event.kind !== 'round-published') continue;
        const writing = write(id, entry.event.round, entry).finally(() => underWay.delete(writing));
        underWay.add(writing);
      }
    },
    problems: () => [...failures.values()],
    idle: async () => void (await Promise.all(underWay)),
  };
}

/** For data that is kept nowhere: no copies. */
export const noBackups: Backups = {
  after: () => undefined,
  problems: () => [],
  idle: async () => undefined,
};
