import { err, ok, type Result } from '@rokade/rules';
import type { TournamentId } from '@rokade/tournament';
import { keepJournal } from '../books/keep-journal.ts';
import type { RunningBooks } from '../books/make-books.ts';
import type { JournalFile } from '../journal-file/parse-journal-file.ts';
import { tournamentKind } from '../kinds/tournament-kind.ts';
import type {
  AppError,
  FileFault,
  ImportedFile,
  Importer,
  TournamentTypes,
} from '../kinds/tournament-types.ts';
import { newTournamentId } from '../values/new-ids.ts';

/** Where an imported tournament is stored, and who owns it. */
interface Taking {
  readonly running: RunningBooks<TournamentTypes>;
  readonly organisation: string | undefined;
}

const keep = (taking: Taking, journal: JournalFile<TournamentTypes>) =>
  keepJournal<TournamentTypes>({ ...taking, newId: ({ name }) => newTournamentId(name) }, journal);

/** Imports an exported journal. */
export async function importJournal(
  taking: Taking,
  text: string,
): Promise<Result<TournamentId, AppError>> {
  const read = await taking.running.reading.readJournal(tournamentKind, text);
  return read.ok ? keep(taking, read.value) : read;
}

/** Imports a file of any format as a tournament. */
export async function importFile(
  taking: Taking,
  { bytes, importer }: { readonly bytes: Uint8Array; readonly importer: Importer },
): Promise<Result<ImportedFile, readonly FileFault[]>> {
  const read = await taking.running.reading.read({ kind: 'file', input: bytes, importer });
  if (!read.ok) return read;
  const kept = await keep(taking, read.value);
  if (!kept.ok) return err([kept.error]);
  const { name, found, losses, remarks, differing } = read.value;
  return ok({ id: kept.value, name, found, losses, remarks, differing });
}
