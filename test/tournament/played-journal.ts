import { newSettings } from '@rokade/presentation/desks/settings/new-settings.ts';
import { invariant } from '@rokade/rules';
import {
  type Command,
  decide,
  emptyDetails,
  foldJournal,
  type JournalEntry,
  makeEntries,
  type PlayerId,
  parsePlayerId,
  parseTournamentId,
  type Tournament,
} from '@rokade/tournament';

/** A player's id from a letter. */
export function playerId(letter: string): PlayerId {
  const id = parsePlayerId(letter);
  invariant(id !== null, `${letter} is an id`);
  return id;
}

/** A player to enter: id and name from letters, nothing else known. */
export const named = (letter: string, name: string) => ({
  id: playerId(letter),
  details: { ...emptyDetails, name },
});

const four = [
  named('a', 'Hansen, Ida'),
  named('b', 'Møller, Bo'),
  named('c', 'Krüger, Jens'),
  named('d', 'Voß, Anna'),
];

/** The journal that commands lead to, carried out one after the other, each confirmed. */
export function journalOf(commands: readonly Command[]): readonly JournalEntry[] {
  const entries: JournalEntry[] = [];
  for (const command of commands) {
    const state = entries.length === 0 ? null : foldJournal(entries);
    const decided = decide(state, { command, reason: 'because', confirmed: true });
    invariant(decided.ok, `${command.kind} is carried out`);
    const at = '2026-11-21T18:00:00.000Z';
    const actor = { id: 'x', name: 'Bo' };
    entries.push(...makeEntries(decided.value, { version: entries.length, at, actor, reason: '' }));
  }
  return entries;
}

const id = parseTournamentId('test');
invariant(id !== null, 'test is an id');

/** Creates a tournament of four, draws by typed numbers, pairs and publishes round 1. */
export const started: readonly Command[] = [
  { kind: 'create-tournament', id, settings: { ...newSettings('da'), name: 'Prøve' } },
  { kind: 'enter-players', players: four },
  { kind: 'set-draw-numbers', order: four.map((player) => player.id) },
  { kind: 'pair-round' },
  { kind: 'publish-round' },
];

/** The tournament that commands lead to. */
export function tournamentOf(commands: readonly Command[]): Tournament {
  const t = foldJournal(journalOf(commands));
  invariant(t !== null, 'a tournament is created');
  return t;
}
