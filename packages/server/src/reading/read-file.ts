import {
  checkedRounds,
  documentEntries,
  importLosses,
  type RecognisedInput,
  readInput,
  type TrfDocument,
} from '@rokade/formats';
import { err, invariant, ok, type Result } from '@rokade/rules';
import { fideLevel, fidePhase, foldJournal, type Tournament } from '@rokade/tournament';
import { makeJournalFile } from '../journal-file/make-journal-file.ts';
import { type JournalFile, parseJournalFile } from '../journal-file/parse-journal-file.ts';
import { tournamentKind } from '../kinds/tournament-kind.ts';
import type {
  FileFault,
  FileRemarks,
  FoundInFile,
  Importer,
  RoundsDiffer,
  TournamentTypes,
} from '../kinds/tournament-types.ts';
import { newPlayerId, newTournamentId } from '../values/new-ids.ts';

/** A file, read as the journal of a tournament. */
export interface ReadFile extends JournalFile<TournamentTypes>, FileRemarks {}

/** The journal with the content of a report file, checked like any imported journal. */
function journalOf(
  document: TrfDocument,
  { actor, at, settings: start }: Importer,
): Result<JournalFile<TournamentTypes>, readonly FileFault[]> {
  const author = { actor, at, settings: start, newTournamentId, newPlayerId };
  const made = documentEntries(document, author);
  if (!made.ok) return err([made.error]);
  const { id, entries } = made.value;
  const parsed = parseJournalFile(tournamentKind, makeJournalFile(tournamentKind, id, entries, at));
  return parsed.ok ? parsed : err([parsed.error]);
}

const foundIn = (format: FoundInFile['format'], t: Tournament): FoundInFile => ({
  format,
  players: t.players.length,
  rounds: t.rounds.length,
});

function readDocument(
  { format, document, warnings }: Extract<RecognisedInput, { kind: 'document' }>,
  importer: Importer,
): Result<ReadFile, readonly FileFault[]> {
  const journal = journalOf(document, importer);
  if (!journal.ok) return journal;
  const t = foldJournal(journal.value.entries);
  invariant(t !== null, 'a sound journal is a tournament');
  const differing = [...checkedRounds(t)].flatMap((each) => (each.ok ? [] : [each.round]));
  const asks = t.fideMode.kind === 'on' && fideLevel('import-wrong-rounds', fidePhase(t)) > 1;
  if (asks && differing.length > 0 && !importer.confirmed) {
    const question: RoundsDiffer = { code: 'import.rounds-differ', rounds: differing };
    return err([question]);
  }
  return ok({
    ...journal.value,
    name: t.settings.name,
    found: foundIn(format, t),
    losses: importLosses(document),
    remarks: warnings,
    differing,
  });
}

/**
 * Reads a file that is to become a tournament: an export with its whole journal, or a report file (TRF,
 * or its JSON) with the tournament's data, players and rounds, which are compared with what the pairing
 * system gives; where they differ in FIDE mode, that has to be confirmed. May take seconds.
 */
export function readFile(
  bytes: Uint8Array,
  importer: Importer,
): Result<ReadFile, readonly FileFault[]> {
  const read = readInput(bytes);
  if (!read.ok) return read;
  switch (read.value.kind) {
    case 'journal': {
      const journal = parseJournalFile(tournamentKind, read.value.text);
      if (!journal.ok) return err([journal.error]);
      const t = foldJournal(journal.value.entries);
      invariant(t !== null, 'a sound journal is a tournament');
      const noRemarks = { losses: [], remarks: [], differing: [] };
      return ok({
        ...journal.value,
        name: t.settings.name,
        found: foundIn('journal', t),
        ...noRemarks,
      });
    }
    case 'document':
      return readDocument(read.value, importer);
    case 'table':
      return err([{ code: 'input.unknown-format' }]);
  }
}
