import * as journal from '@rokade/journal';
import { erasedDetails } from '@rokade/players';
import type { Result } from '@rokade/rules';
import type { Command, Request, TournamentCommand } from './commands/command.ts';
import type { Refusal } from './commands/refusal.ts';
import { decideOwn } from './decide/decide.ts';
import { objectionToReturn } from './decide/decide-tournament.ts';
import { restsOn } from './events/conflicts.ts';
import type { JournalEntry, JournalEvent, TournamentEvent } from './events/entry.ts';
import { journalFormat, migrations } from './events/migrate-journal.ts';
import { evolve } from './evolve/evolve.ts';
import type { Tournament } from './state/state.ts';
import { erasedAppeal } from './values/appeals.ts';
import { erasedNote } from './values/championship.ts';
import { erasedIncident } from './values/incidents.ts';

/** The tournament as a kind of book. */
export const tournamentBook: journal.Decider<
  Tournament,
  TournamentCommand,
  TournamentEvent,
  Refusal
> = {
  kind: 'tournament',
  format: journalFormat,
  migrations,
  decide: decideOwn,
  objectionToReturn,
  evolve,
  lasts: ({ kind }) => kind === 'fide-mode-left',
  restsOn,
  personal: {
    erased: { ...erasedDetails, ...erasedAppeal, ...erasedNote, ...erasedIncident },
    places: {
      'player-entered': { person: 'player', values: 'details' },
      'player-changed': { person: 'player', values: 'changes' },
      'player-expelled': { person: 'player', values: 'said' },
      'player-changes-declined': { person: 'player', values: 'values' },
      'appeal-lodged': { person: 'appellant', values: 'said' },
      'appeal-decided': { person: 'appellant', values: 'said' },
      'incident-recorded': { person: 'player', values: 'said' },
      'championship-class-given': { person: 'player', values: 'said' },
      'championship-next-class-given': { person: 'player', values: 'said' },
    },
    erasures: { 'player-erased': 'player' },
  },
};

/** Decides a request; for a return, `earlier` is the state that it leads to. */
export const decide = (
  t: Tournament | null,
  request: Request,
  earlier: Tournament | null = null,
): Result<readonly JournalEvent[], Refusal> =>
  journal.decideRequest(tournamentBook, t, request, earlier);

/** Whether events that the sender has not seen conflict with a command. */
export const conflictsWith = (command: Command, since: readonly JournalEntry[]): boolean =>
  journal.conflictsWith(tournamentBook, command, since);

/** The state at the end of a journal; null if it has no entry. */
export const foldJournal = (entries: readonly JournalEntry[]): Tournament | null =>
  journal.foldJournal(tournamentBook, entries);

/** The tournament after each entry, index 0 after entry 1. */
export const statesAlong = (entries: readonly JournalEntry[]): readonly Tournament[] =>
  journal.statesAlong(tournamentBook, entries);

/** Converts an event of an older format to the present one. */
export const migrateEvent = (event: unknown, format: number): unknown =>
  journal.migrateEvent(tournamentBook, event, format);
