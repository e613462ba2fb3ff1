import { err, ok, type Result } from '@rokade/rules';
import type { AppendError, JournalStore } from '@rokade/store';
import type { JournalEntry, TournamentId } from '@rokade/tournament';
import type { AppError } from '../application.ts';
import { parseJournalFile } from '../journal-file/parse-journal-file.ts';
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

/** Takes an exported journal in, under its own id or, if that is taken, under a new one. */
export async function importJournal(
  store: JournalStore,
  text: string,
): Promise<Result<TournamentId, AppError>> {
  const parsed = parseJournalFile(text);
  if (!parsed.ok) return parsed;
  const { id, entries } = parsed.value;
  const own = await store.append(id, 0, entries);
  if (own.ok) return ok(id);
  if (own.error.code !== 'store.append-conflict') return err(appendFailure(own.error));
  const newId = newTournamentId(nameIn(entries));
  const other = await store.append(newId, 0, renamed(entries, newId));
  return other.ok ? ok(newId) : err(appendFailure(other.error));
}
