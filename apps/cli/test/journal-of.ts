import { makeJournalFile, tournamentKind } from '@rokade/server';
import {
  type Command,
  decide,
  foldJournal,
  type JournalEntry,
  makeEntries,
  type PlayerId,
  parsePlayerId,
  parseTournamentId,
  type Tournament,
  type TournamentId,
} from '@rokade/tournament';

function idOf<Id>(parsed: Id | null): Id {
  if (parsed === null) throw new Error('no id');
  return parsed;
}

/** The id of the player entered as the first, second … */
export const playerId = (no: number): PlayerId => idOf(parsePlayerId(`p${no}`));

/** A valid id. */
export const tournamentId = (text: string): TournamentId => idOf(parseTournamentId(text));

const actor = { id: 'a1', name: 'Hansen, Ida' };

/** A played tournament, and its export. */
export interface PlayedTournament {
  readonly state: Tournament;
  readonly journal: string;
}

/** Carries out the commands and confirms all questions; a refused command is a bug of the test. */
export function journalOf(commands: readonly Command[]): PlayedTournament {
  let entries: readonly JournalEntry[] = [];
  for (const command of commands) {
    const request = { command, reason: 'klubaften', confirmed: true };
    const decided = decide(foldJournal(entries), request);
    if (!decided.ok) throw new Error(JSON.stringify(decided.error));
    const at = '2026-11-02T18:00:00.000Z';
    const sign = { version: entries.length, at, actor, reason: '' };
    entries = [...entries, ...makeEntries(decided.value, sign)];
  }
  const state = foldJournal(entries);
  if (state === null) throw new Error('nothing folded');
  return {
    state,
    journal: makeJournalFile(tournamentKind, state.id, entries, '2026-11-21T12:00:00.000Z'),
  };
}
