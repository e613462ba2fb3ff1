import {
  documentEvents,
  documentSettings,
  importLosses,
  type Loss,
  type RecognisedInput,
  readInput,
  type TrfDocument,
} from '@rokade/formats';
import { err, ok, type Result } from '@rokade/rules';
import { type Application, makeJournalFile } from '@rokade/server';
import {
  type Actor,
  decide,
  type Language,
  makeEntries,
  type Refusal,
  type Settings,
  type TournamentId,
} from '@rokade/tournament';
import { newSettings } from '../settings/new-settings.ts';
import { checkedInTurns } from './checked-in-turns.ts';
import { newPlayerId, newTournamentId } from './new-ids.ts';

/** Who takes a file in, when, and which language the tournament's prints get. */
export interface Importer {
  readonly actor: Actor;
  readonly language: Language;
  /** UTC, ISO 8601 with milliseconds. */
  readonly at: string;
}

/** A fault of the file or a refusal, by code. */
export interface ImportFault {
  readonly code: string;
}

/** A file that became a tournament, and what is to be said about it. */
export interface TakenFile {
  readonly id: TournamentId;
  readonly name: string;
  /** What a journal has no place for. */
  readonly losses: readonly Loss[];
  /** What is odd in the file, with its place. */
  readonly remarks: readonly (ImportFault & { readonly line: number; readonly column: number })[];
  /** The rounds that are not paired as the tournament's system pairs them. */
  readonly differing: readonly number[];
}

/** Why a tournament with these settings cannot be, or null. */
function settingsRefusal(id: TournamentId, settings: Settings): Refusal | null {
  const command = { kind: 'create-tournament', id, settings } as const;
  const decided = decide(null, { command, reason: '', confirmed: false });
  return decided.ok ? null : decided.error;
}

/** The tie-breaks of a file that do not suit its system make way for those of a new tournament. */
function soundSettings(id: TournamentId, settings: Settings): Settings {
  const refusal = settingsRefusal(id, settings);
  const wrongOrder = refusal?.code === 'settings.invalid' && refusal.field === 'tieBreaks';
  return wrongOrder ? { ...settings, tieBreaks: [] } : settings;
}

async function storeDocument(
  { tournaments }: Application,
  document: TrfDocument,
  { actor, language, at }: Importer,
): Promise<Result<TournamentId, readonly ImportFault[]>> {
  const playerIds = new Map(document.players.map(({ no }) => [no, newPlayerId()]));
  const said = documentSettings(document, newSettings(language), playerIds);
  const id = newTournamentId(said.name);
  const settings = soundSettings(id, said);
  const refusal = settingsRefusal(id, settings);
  if (refusal !== null) return err([refusal]);
  const events = documentEvents(document, { id, settings, playerIds });
  const entries = makeEntries(events, { version: 0, at, actor, reason: '' });
  const taken = await tournaments.importJson(makeJournalFile(id, entries, at));
  return taken.ok ? ok(taken.value) : err([taken.error]);
}

async function takeDocument(
  app: Application,
  { document, warnings }: Extract<RecognisedInput, { kind: 'document' }>,
  importer: Importer,
): Promise<Result<TakenFile, readonly ImportFault[]>> {
  const stored = await storeDocument(app, document, importer);
  if (!stored.ok) return stored;
  const t = await app.tournaments.get(stored.value);
  if (!t.ok) return err([t.error]);
  const checked = await checkedInTurns(t.value);
  return ok({
    id: stored.value,
    name: t.value.settings.name,
    losses: importLosses(document),
    remarks: warnings,
    differing: checked.flatMap((each) => (each.ok ? [] : [each.round])),
  });
}

/**
 * Takes a file in as a new tournament: an export of ours with its whole journal; a report file (TRF,
 * or its JSON) with the event's data, its players and every round it holds, compared
 * with what its system pairs.
 */
export async function importFile(
  app: Application,
  bytes: Uint8Array,
  importer: Importer,
): Promise<Result<TakenFile, readonly ImportFault[]>> {
  const read = readInput(bytes);
  if (!read.ok) return read;
  switch (read.value.kind) {
    case 'journal': {
      const taken = await app.tournaments.importJson(read.value.text);
      if (!taken.ok) return err([taken.error]);
      return ok({ id: taken.value, name: '', losses: [], remarks: [], differing: [] });
    }
    case 'document':
      return takeDocument(app, read.value, importer);
    case 'table':
      return err([{ code: 'input.unknown-format' }]);
  }
}
