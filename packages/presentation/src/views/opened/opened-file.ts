import {
  type DocumentFormat,
  documentEntries,
  importLosses,
  type Loss,
  nameOfFile,
  readInput,
} from '@rokade/formats';
import { err, invariant, ok, type Result } from '@rokade/rules';
import {
  foldJournal,
  type JournalEntry,
  parsePlayerId,
  parseTournamentId,
  type Tournament,
  usualSettings,
} from '@rokade/tournament';

/** A fault, an oddity or a loss of a file, by code, with its line and column where they are known. */
export interface FileRemark {
  readonly code: string;
  readonly line?: number;
  readonly column?: number;
}

/** A report file that somebody opened, as a tournament in memory that is kept nowhere. */
export interface OpenedFile {
  readonly format: DocumentFormat;
  readonly t: Tournament;
  /** Its journal, as far as the file goes. */
  readonly entries: readonly JournalEntry[];
  /** What the reader found odd. */
  readonly remarks: readonly FileRemark[];
  /** What a tournament does not keep of the file. */
  readonly losses: readonly Loss[];
}

/** An id of this machine's memory alone. */
function idOf<Id>(parse: (text: string) => Id | null, text: string): Id {
  const id = parse(text);
  invariant(id !== null, `${text} is an id`);
  return id;
}

/**
 * Opens a report file (TRF06, TRF16, TRF26, its JSON, games in PGN, another program's own file
 * or a cross table), read strictly: every fault is
 * told. `now` is UTC, ISO 8601 with milliseconds; `name` is the
 * file's, after which a tournament is called that has none. A journal or a table is no report file.
 */
export function openReportFile(
  bytes: Uint8Array,
  { now, name }: { readonly now: string; readonly name: string },
): Result<OpenedFile, readonly FileRemark[]> {
  const read = readInput(bytes);
  if (!read.ok) return read;
  if (read.value.kind === 'journal') return err([{ code: 'import.whole-journal' }]);
  if (read.value.kind === 'table') return err([{ code: 'input.unknown-format' }]);
  const { format, document, warnings } = read.value;
  const made = documentEntries(document, {
    actor: { id: 'reader', name: '' },
    at: now,
    // A file that names no federation is rated by FIDE's rules.
    settings: { ...usualSettings, name: nameOfFile(name), federation: 'FID' },
    newTournamentId: () => idOf(parseTournamentId, 'opened'),
    newPlayerId: (no) => idOf(parsePlayerId, `p${no}`),
  });
  if (!made.ok) return err([made.error]);
  const t = foldJournal(made.value.entries);
  invariant(t !== null, 'a journal that was decided is a tournament');
  const { entries } = made.value;
  return ok({ format, t, entries, remarks: warnings, losses: importLosses(document) });
}
