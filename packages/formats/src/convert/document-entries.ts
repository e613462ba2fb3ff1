import type { Result } from '@rokade/rules';
import { err, ok, type PlayerNo } from '@rokade/rules';
import {
  type Actor,
  decide,
  type JournalEntry,
  makeEntries,
  type PlayerId,
  type Refusal,
  type Settings,
  type TournamentId,
} from '@rokade/tournament';
import type { TrfDocument } from '../trf/trf-document.ts';
import { documentEvents } from './document-events.ts';
import { documentSettings } from './document-settings.ts';

/** What a report file does not say of the tournament that is made from it. */
export interface DocumentAuthor {
  readonly actor: Actor;
  /** UTC, ISO 8601 with milliseconds. */
  readonly at: string;
  /** The settings that a new tournament starts with. */
  readonly settings: Settings;
  readonly newTournamentId: (name: string) => TournamentId;
  readonly newPlayerId: (no: PlayerNo) => PlayerId;
}

/** Why no tournament can have these settings; null: it can. */
function settingsRefusal(id: TournamentId, settings: Settings): Refusal | null {
  const command = { kind: 'create-tournament', id, settings } as const;
  const decided = decide(null, { command, reason: '', confirmed: true });
  return decided.ok ? null : decided.error;
}

/** The settings without their tie-breaks if these do not suit the pairing system. */
function soundSettings(id: TournamentId, settings: Settings): Settings {
  const refusal = settingsRefusal(id, settings);
  const wrongOrder = refusal?.code === 'settings.invalid' && refusal.field === 'tieBreaks';
  return wrongOrder ? { ...settings, tieBreaks: [] } : settings;
}

/** The content of a report file as the journal of a tournament; refused where its settings are. */
export function documentEntries(
  document: TrfDocument,
  { actor, at, settings: start, newTournamentId, newPlayerId }: DocumentAuthor,
): Result<{ readonly id: TournamentId; readonly entries: readonly JournalEntry[] }, Refusal> {
  const playerIds = new Map(document.players.map(({ no }) => [no, newPlayerId(no)]));
  const stated = documentSettings(document, start, playerIds);
  const id = newTournamentId(stated.name);
  const settings = soundSettings(id, stated);
  const refusal = settingsRefusal(id, settings);
  if (refusal !== null) return err(refusal);
  const events = documentEvents(document, { id, settings, playerIds });
  return ok({ id, entries: makeEntries(events, { version: 0, at, actor, reason: '' }) });
}
