import { err, ok, type Result } from '@rokade/rules';
import type { JournalEntry, TournamentId } from '@rokade/tournament';
import type {
  AppError,
  FileFault,
  ImportedFile,
  Importer,
  TournamentTypes,
} from '../application.ts';
import { beginFailure, type RunningBooks } from '../books/make-books.ts';
import type { JournalFile } from '../journal-file/parse-journal-file.ts';
import type { Reading } from '../reading/make-reading.ts';
import { newTournamentId } from './new-ids.ts';

/** Where what is taken in begins, and whose it then is. */
interface Taking {
  readonly running: RunningBooks<TournamentTypes>;
  readonly organisation: string | undefined;
}

/** The entries as if they had always been under another id. */
const renamed = (entries: readonly JournalEntry[], id: TournamentId): readonly JournalEntry[] =>
  entries.map((entry) =>
    entry.event.kind === 'tournament-created' ? { ...entry, event: { ...entry.event, id } } : entry,
  );

/** Keeps a journal that was read, under its own id or, if that is taken, under a new one. */
async function keepJournal(
  { running, organisation }: Taking,
  { id, entries, summary, listing }: JournalFile<TournamentTypes>,
): Promise<Result<TournamentId, AppError>> {
  const own = await running.begin(id, entries, listing, organisation);
  if (own.ok) return ok(id);
  if (own.error.code !== 'store.append-conflict') return err(beginFailure(own.error));
  const newId = newTournamentId(summary.name);
  const other = await running.begin(newId, renamed(entries, newId), listing, organisation);
  return other.ok ? ok(newId) : err(beginFailure(other.error));
}

/** Takes an exported journal in. */
export async function importJournal(
  taking: Taking,
  reading: Reading,
  text: string,
): Promise<Result<TournamentId, AppError>> {
  const read = await reading.read({ kind: 'journal', input: text });
  return read.ok ? keepJournal(taking, read.value) : read;
}

/** Takes any file in that tells of a tournament. */
export async function importFile(
  taking: Taking,
  reading: Reading,
  { bytes, importer }: { readonly bytes: Uint8Array; readonly importer: Importer },
): Promise<Result<ImportedFile, readonly FileFault[]>> {
  const read = await reading.read({ kind: 'file', input: bytes, importer });
  if (!read.ok) return read;
  const kept = await keepJournal(taking, read.value);
  if (!kept.ok) return err([kept.error]);
  const { name, losses, remarks, differing } = read.value;
  return ok({ id: kept.value, name, losses, remarks, differing });
}
