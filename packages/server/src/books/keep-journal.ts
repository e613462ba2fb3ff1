import type { BookTypes, Recorded } from '@rokade/journal';
import { err, ok, type Result } from '@rokade/rules';
import type { StorageFailed, UnknownOrganisation } from '@rokade/store';
import type { JournalFile } from '../journal-file/parse-journal-file.ts';
import { beginFailure, type RunningBooks } from './make-books.ts';

/** The entries with another id of their book, which events that hold an id, as the first does, contain. */
const renamed = <B extends BookTypes>(
  entries: readonly Recorded<B['event']>[],
  id: B['id'],
): readonly Recorded<B['event']>[] =>
  entries.map((entry) =>
    'id' in entry.event ? { ...entry, event: { ...entry.event, id } } : entry,
  );

/** Where an imported journal is stored, who owns it, and its new id if its own is taken. */
interface Taking<B extends BookTypes> {
  readonly running: Pick<RunningBooks<B>, 'begin'>;
  readonly organisation: string | undefined;
  readonly newId: (summary: B['summary']) => B['id'];
}

/** Stores a journal that was read, under its own id or, if that is taken, under a new one; returns the id. */
export async function keepJournal<B extends BookTypes>(
  { running, organisation, newId }: Taking<B>,
  { id, entries, summary, listing }: JournalFile<B>,
): Promise<Result<B['id'], StorageFailed | UnknownOrganisation>> {
  const own = await running.begin(id, entries, listing, organisation);
  if (own.ok) return ok(id);
  if (own.error.code !== 'store.append-conflict') return err(beginFailure(own.error));
  const other = newId(summary);
  const kept = await running.begin(other, renamed(entries, other), listing, organisation);
  return kept.ok ? ok(other) : err(beginFailure(kept.error));
}
