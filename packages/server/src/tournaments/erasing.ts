import { ok, type Result } from '@rokade/rules';
import { accountNameKey } from '@rokade/store';
import {
  type Actor,
  foldJournal,
  type JournalEntry,
  type PlayerDetails,
  type PlayerId,
  type TournamentId,
} from '@rokade/tournament';
import type { AppError, Tournaments } from '../application.ts';

/** Somebody in a tournament, by the newest name they have there. */
export interface ErasablePerson {
  readonly tournament: TournamentId;
  readonly title: string;
  readonly player: PlayerId;
  readonly name: string;
}

/** Finds a person in all tournaments, removed from their lists or not, and erases what is personal. */
export interface Erasing {
  /** By a name, a FIDE number or a national one, whole; `unreadable` are tournaments that do not open. */
  find(who: string): Promise<{
    readonly persons: readonly ErasablePerson[];
    readonly unreadable: readonly string[];
  }>;
  erase(person: ErasablePerson, actor: Actor): Promise<Result<null, AppError>>;
}

/** Whether details are of somebody who is called so, or has this number at FIDE or in the federation. */
function isOf(who: string, { name, fideId, nationalId }: Partial<PlayerDetails>): boolean {
  const key = accountNameKey(who);
  return [name, fideId, nationalId].some(
    (said) => said !== undefined && said !== '' && accountNameKey(said) === key,
  );
}

/** Everybody who ever was called so in a journal, with the newest name they have there. */
function personsIn(
  entries: readonly JournalEntry[],
  who: string,
): readonly { readonly player: PlayerId; readonly name: string }[] {
  const names = new Map<PlayerId, string>();
  const found = new Set<PlayerId>();
  for (const { event } of entries) {
    if (event.kind !== 'player-entered' && event.kind !== 'player-changed') continue;
    const said = event.kind === 'player-entered' ? event.details : event.changes;
    if (said.name !== undefined) names.set(event.player, said.name);
    if (isOf(who, said)) found.add(event.player);
  }
  return [...found].map((player) => ({ player, name: names.get(player) ?? '' }));
}

/** Looks for a person in all tournaments, and erases them there. */
export function makeErasing(tournaments: Tournaments): Erasing {
  return {
    async find(who) {
      const persons: ErasablePerson[] = [];
      const unreadable: string[] = [];
      for (const { id } of await tournaments.list()) {
        const journal = await tournaments.journal(id);
        if (!journal.ok) {
          unreadable.push(id);
          continue;
        }
        const title = foldJournal(journal.value)?.settings.name ?? '';
        for (const person of personsIn(journal.value, who)) {
          persons.push({ ...person, tournament: id, title });
        }
      }
      return { persons, unreadable };
    },
    async erase({ tournament, player }: ErasablePerson, actor: Actor) {
      const state = await tournaments.get(tournament);
      if (!state.ok) return state;
      const command = { kind: 'erase-player', player } as const;
      const request = { basedOn: state.value.version, command, reason: '', confirmed: true };
      const executed = await tournaments.execute(tournament, request, actor);
      return executed.ok ? ok(null) : executed;
    },
  };
}
