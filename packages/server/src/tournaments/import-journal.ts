import { err, ok, type Result } from '@rokade/rules';
import type { AppendError, JournalStore } from '@rokade/store';
import type { JournalEntry, TournamentId } from '@rokade/tournament';
import type { AppError, FileFault, ImportedFile, Importer } from '../application.ts';
import type { JournalFile } from '../journal-file/parse-journal-file.ts';
import type { Reading } from '../reading/make-reading.ts';
import { newTournamentId } from './new-ids.ts';

/** The entries as if they had always been under another id. */
const renamed = (entries: readonly JournalEntry[], id: TournamentId): readonly JournalEntry[] =>
  entries.map((entry) =>
    entry.event.kind === 'tournament-created' ? { ...entry, event: { ...entry.event, id } } : entry,
  );

function nameIn(entries: readonly JournalEntry[]): string {
  const first = entries[0]?.event;
  return first?.kind === 'tournament-created' ? first.settings.name : '';
}

/** Why a journal could not be begun; that even a new id is taken does not happen twice. */
export const appendFailure = (error: AppendError): AppError =>
  error.code === 'store.append-conflict' ? { code: 'store.failed', problem: 'busy' } : error;

/** Keeps a journal that was read, under its own id or, if that is taken, under a new one. */
async function keepJournal(
  store: JournalStore,
  { id, entries }: JournalFile,
): Promise<Result<TournamentId, AppError>> {
  const own = await store.append(id, 0, entries);
  if (own.ok) return ok(id);
  if (own.error.code !== 'store.append-conflict') return err(appendFailure(own.error));
  const newId = newTournamentId(nameIn(entries));
  const other = await store.append(newId, 0, renamed(entries, newId));
  return other.ok ? ok(newId) : err(appendFailure(other.error));
}

/** Takes an exported journal in. */
export async function importJournal(
  store: JournalStore,
  reading: Reading,
  text: string,
): Promise<Result<TournamentId, AppError>> {
  const read = await reading.read({ kind: 'journal', input: text });
  return read.ok ? keepJournal(store, read.value) : read;
}

/** Takes any file in that tells of a tournament. */
export async function importFile(
  store: JournalStore,
  reading: Reading,
  { bytes, importer }: { readonly bytes: Uint8Array; readonly importer: Importer },
): Promise<Result<ImportedFile, readonly FileFault[]>> {
  const read = await reading.read({ kind: 'file', input: bytes, importer });
  if (!read.ok) return read;
  const kept = await keepJournal(store, read.value);
  if (!kept.ok) return err([kept.error]);
  const { name, losses, remarks, differing } = read.value;
  return ok({ id: kept.value, name, losses, remarks, differing });
}
