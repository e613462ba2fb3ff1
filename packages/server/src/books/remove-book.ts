import { type BookKind, type BookTypes, foldJournal } from '@rokade/journal';
import { err, ok, type Result } from '@rokade/rules';
import type { JournalStore } from '@rokade/store';
import type { BookError } from '../kinds/books.ts';
import type { LastCopyFailed } from '../values/health.ts';
import type { Backups } from './backups.ts';

/** What removing a book needs. */
export interface RemovalContext<B extends BookTypes> {
  readonly kind: BookKind<B>;
  readonly store: JournalStore<B['event']>;
  /** null: no backups are kept. */
  readonly backups: Backups<B> | null;
}

/** How often the copy is made anew because another process has written to the book meanwhile. */
const mostAttempts = 5;

/**
 * Removes a book for good, once a copy of exactly what is removed is on disk. Interrupted at any moment it
 * leaves either the book or the complete copy. Must be called in the book's turn.
 *
 * @param objection why a book in this state must not be removed; null: it may be
 */
export async function removeBook<B extends BookTypes, E>(
  { kind, store, backups }: RemovalContext<B>,
  id: B['id'],
  objection: (state: B['state']) => E | null,
): Promise<Result<null, BookError<B> | LastCopyFailed | E>> {
  for (let attempts = 0; attempts < mostAttempts; attempts++) {
    const read = await store.read(id, 0);
    if (!read.ok) return read;
    const state = foldJournal(kind, read.value);
    const objected = state === null ? null : objection(state);
    if (objected !== null) return err(objected);
    const last = read.value.at(-1);
    const version = read.value.length;
    const failed = (await backups?.keepLast(id, version, last?.at ?? '')) ?? null;
    if (failed !== null) {
      const { folder, problem } = failed;
      return err({ code: 'remove.backup-failed', folder, problem });
    }
    const removed = await store.remove(id, version);
    if (removed.ok) return ok(null);
    if (removed.error.code !== 'store.append-conflict') return err(removed.error);
  }
  return err({ code: 'store.failed', problem: 'busy' });
}
