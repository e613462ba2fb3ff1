import {
  checkedRounds,
  documentEvents,
  documentSettings,
  importLosses,
  type RecognisedInput,
  readInput,
  type TrfDocument,
} from '@rokade/formats';
import { err, invariant, ok, type Result } from '@rokade/rules';
import {
  decide,
  foldJournal,
  makeEntries,
  type Refusal,
  type Settings,
  type Tournament,
  type TournamentId,
} from '@rokade/tournament';
import { makeJournalFile } from '../journal-file/make-journal-file.ts';
import { type JournalFile, parseJournalFile } from '../journal-file/parse-journal-file.ts';
import { tournamentKind } from '../kinds/tournament-kind.ts';
import type {
  FileFault,
  FileRemarks,
  FoundInFile,
  Importer,
  TournamentTypes,
} from '../kinds/tournament-types.ts';
import { newPlayerId, newTournamentId } from '../values/new-ids.ts';

/** A file as the journal that it becomes. */
export interface ReadFile extends JournalFile<TournamentTypes>, FileRemarks {}

/** Why a tournament with these settings cannot be, or null. */
function settingsRefusal(id: TournamentId, settings: Settings): Refusal | null {
  const command = { kind: 'create-tournament', id, settings } as const;
  const decided = decide(null, { command, reason: '', confirmed: true });
  return decided.ok ? null : decided.error;
}

/** The tie-breaks of a file that do not suit its system make way for those of a new tournament. */
function soundSettings(id: TournamentId, settings: Settings): Settings {
  const refusal = settingsRefusal(id, settings);
  const wrongOrder = refusal?.code === 'settings.invalid' && refusal.field === 'tieBreaks';
  return wrongOrder ? { ...settings, tieBreaks: [] } : settings;
}

/** The entries that tell what a report file holds, looked at like those of any stranger's journal. */
function journalOf(
  document: TrfDocument,
  { actor, at, settings: start }: Importer,
): Result<JournalFile<TournamentTypes>, readonly FileFault[]> {
  const playerIds = new Map(document.players.map(({ no }) => [no, newPlayerId()]));
  const said = documentSettings(document, start, playerIds);
  const id = newTournamentId(said.name);
  const settings = soundSettings(id, said);
  const refusal = settingsRefusal(id, settings);
  if (refusal !== null) return err([refusal]);
  const events = documentEvents(document, { id, settings, playerIds });
  const entries = makeEntries(events, { version: 0, at, actor, reason: '' });
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
  return ok({
    ...journal.value,
    name: t.settings.name,
    found: foundIn(format, t),
    losses: importLosses(document),
    remarks: warnings,
    differing: [...checkedRounds(t)].flatMap((each) => (each.ok ? [] : [each.round])),
  });
}

/**
 * Reads a file that is to become a tournament: an export of ours with its whole journal; a report
 * file (TRF, or its JSON) with the event's data, its players and every round it holds, compared with
 * what its system pairs. It may take seconds.
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
      const said = { losses: [], remarks: [], differing: [] };
      return ok({ ...journal.value, name: t.settings.name, found: foundIn('journal', t), ...said });
    }
    case 'document':
      return readDocument(read.value, importer);
    case 'table':
      return err([{ code: 'input.unknown-format' }]);
  }
}
