import { detailsOf, parseDate, readInput, type TrfDocument } from '@rokade/formats';
import { err, ok, type Result } from '@rokade/rules';
import type { Application } from '@rokade/server';
import {
  type Actor,
  type Command,
  decide,
  evolve,
  type Language,
  makeEntries,
  type Settings,
  type Tournament,
  type TournamentId,
} from '@rokade/tournament';
import { newSettings } from '../settings/new-settings.ts';
import { newPlayerId, newTournamentId } from './new-ids.ts';

/** Who takes a file in, and which language the tournament's prints get. */
export interface Importer {
  readonly actor: Actor;
  readonly language: Language;
}

/** A fault of the file or a refusal, by code. */
export interface ImportFault {
  readonly code: string;
}

const longDate = (date: string): string => {
  const year = date.slice(0, 2) === '' ? '' : `20${date}`;
  return parseDate(year) ?? '';
};

/** What a report file says about the event, on top of what a new tournament starts with. */
function settingsOf(document: TrfDocument, language: Language): Settings {
  const { header, players, roundDates, roundsPlanned } = document;
  const held = Math.max(0, ...players.map(({ cells }) => cells.length));
  const base = newSettings(language);
  return {
    ...base,
    name: header.name || base.name,
    place: header.city,
    federation: header.federation || base.federation,
    chiefArbiter: header.chiefArbiter,
    arbiters: document.deputyArbiters,
    roundsPlanned: roundsPlanned ?? (held || base.roundsPlanned),
    roundDates: roundDates.map(longDate),
  };
}

/** The first refusal that the commands meet one after the other, or null; nothing is kept. */
function refusalOf(commands: readonly Command[], actor: Actor): ImportFault | null {
  let state: Tournament | null = null;
  for (const command of commands) {
    const decided = decide(state, { command, reason: '', confirmed: false });
    if (!decided.ok) return decided.error;
    const version: number = state?.version ?? 0;
    const signed = { version, at: '', actor, reason: '' };
    for (const entry of makeEntries(decided.value, signed)) state = evolve(state, entry);
  }
  return null;
}

async function takeDocument(
  { tournaments }: Application,
  document: TrfDocument,
  { actor, language }: Importer,
): Promise<Result<TournamentId, readonly ImportFault[]>> {
  const settings = settingsOf(document, language);
  const id = newTournamentId(settings.name);
  const players = document.players.map((player) => ({
    id: newPlayerId(),
    details: detailsOf(player),
  }));
  const order = players.map((player) => player.id);
  const commands: readonly Command[] = [
    { kind: 'create-tournament', id, settings },
    ...(players.length > 0 ? [{ kind: 'enter-players', players } as const] : []),
    ...(players.length > 1 ? [{ kind: 'set-draw-numbers', order } as const] : []),
  ];
  const refusal = refusalOf(commands, actor);
  if (refusal !== null) return err([refusal]);
  let basedOn = 0;
  for (const command of commands) {
    const request = { command, basedOn, reason: '', confirmed: false };
    const done = await tournaments.execute(id, request, actor);
    if (!done.ok) return err([done.error]);
    basedOn = done.value.tournament.version;
  }
  return ok(id);
}

/**
 * Takes a file in as a new tournament: an export of ours with its whole journal; of a report file
 * (TRF, or its JSON) the event's data and the players in the order of their numbers, no games.
 */
export async function importFile(
  app: Application,
  bytes: Uint8Array,
  importer: Importer,
): Promise<Result<TournamentId, readonly ImportFault[]>> {
  const read = readInput(bytes);
  if (!read.ok) return read;
  switch (read.value.kind) {
    case 'journal': {
      const taken = await app.tournaments.importJson(read.value.text);
      return taken.ok ? taken : err([taken.error]);
    }
    case 'document':
      return takeDocument(app, read.value.document, importer);
    case 'table':
      return err([{ code: 'input.unknown-format' }]);
  }
}
