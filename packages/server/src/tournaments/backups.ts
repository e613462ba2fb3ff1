import { existsSync } from 'node:fs';
import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { fileProblem, type JournalChange, type JournalStore } from '@rokade/store';
import type { JournalEntry, JournalEvent, TournamentId } from '@rokade/tournament';
import type { HealthProblem } from '../application.ts';
import { makeJournalFileInTurns } from '../journal-file/make-journal-file.ts';
import { makeTurnTaking } from './turn-taking.ts';

/** Copies of tournaments made at each published round. */
export interface Backups {
  /** Begins the copy that a change asks for; does not wait for it. */
  after(change: JournalChange): void;
  /** Begins the copies that an earlier run did not come to write, or could not. */
  makeUp(): void;
  /** Tournaments whose newest copy could not be written. */
  problems(): readonly HealthProblem[];
  /** Begins no more, and resolves once no copy is being written. */
  idle(): Promise<void>;
}

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

type Publication = JournalEntry & {
  readonly event: Extract<JournalEvent, { readonly kind: 'round-published' }>;
};

const isPublication = (entry: JournalEntry): entry is Publication =>
  entry.event.kind === 'round-published';

const nameOf = ({ event, at }: Publication): string => `round-${event.round}-${stampOf(at)}.json`;

/**
 * Backups in a folder: `<tournament>/round-<n>-<time>.json`, an export each, all kept; none of
 * demos. A copy that cannot be written stops nothing; it is reported until one of that tournament
 * succeeds, and tried again at the next start.
 */
export function makeBackups(store: JournalStore, directory: string): Backups {
  const failures = new Map<TournamentId, HealthProblem>();
  const turns = makeTurnTaking();
  let madeUp = Promise.resolve();
  let isClosing = false;

  const write = async (id: TournamentId, published: Publication): Promise<void> => {
    const folder = join(directory, id);
    const { version, at, event } = published;
    try {
      const read = await store.read(id, 0);
      if (!read.ok) throw new Error(read.error.code);
      if (isDemo(read.value)) return;
      const text = await makeJournalFileInTurns(id, read.value.slice(0, version), at);
      await writeWhole(folder, nameOf(published), text);
      failures.delete(id);
    } catch (thrown) {
      const problem = fileProblem(thrown) ?? 'io';
      failures.set(id, { code: 'health.backup-failed', id, round: event.round, folder, problem });
    }
  };

  const begin = (id: TournamentId, published: Publication): void =>
    void turns.take(id, () => write(id, published));

  const makeUp = async (): Promise<void> => {
    const heads = await store.list();
    for (const { id } of heads.ok ? heads.value : []) {
      const read = await store.read(id, 0);
      const newest = read.ok ? read.value.findLast(isPublication) : undefined;
      if (isClosing) return;
      if (newest === undefined || existsSync(join(directory, id, nameOf(newest)))) continue;
      begin(id, newest);
    }
  };

  return {
    after({ id, entries }) {
      const newest = entries.findLast(isPublication);
      if (newest !== undefined) begin(id, newest);
    },
    makeUp() {
      madeUp = makeUp();
    },
    problems: () => [...failures.values()],
    async idle() {
      isClosing = true;
      await madeUp;
      await turns.idle();
    },
  };
}

/** For data that is kept nowhere: no copies. */
export const noBackups: Backups = {
  after: () => undefined,
  makeUp: () => undefined,
  problems: () => [],
  idle: async () => undefined,
};
