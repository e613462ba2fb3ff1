import { carryOn } from '@rokade/journal';
import { err, invariant, ok, type Result } from '@rokade/rules';
import type { JournalChange, JournalStore, ReadError } from '@rokade/store';
import {
  foldJournal,
  type Tournament,
  type TournamentId,
  tournamentBook,
} from '@rokade/tournament';

/** The state of each tournament, held in memory and carried on with every entry. */
export interface LiveTournaments {
  /** The state, folded from the journal if it is not at hand. */
  load(id: TournamentId): Promise<Result<Tournament, ReadError>>;
  /** Carries the state on, or forgets it where only the whole journal can tell (a return). */
  advance(change: JournalChange): void;
  forget(id: TournamentId): void;
}

/** So many tournaments are held; the one longest unused makes room. */
const mostHeld = 50;

/** The state a change leads to, or null where only the whole journal can tell. */
const carriedOn = (held: Tournament, { version, entries }: JournalChange): Tournament | null =>
  entries.length > 0 && held.version === version - entries.length
    ? carryOn(tournamentBook, held, entries)
    : null;

/** A tournament is never without its first entry, so a read journal folds to a state. */
function folded(read: Parameters<typeof foldJournal>[0]): Tournament {
  const state = foldJournal(read);
  invariant(state !== null, 'a journal has a first entry');
  return state;
}

export function makeLiveTournaments(store: JournalStore): LiveTournaments {
  const held = new Map<TournamentId, Tournament>();
  const loading = new Map<TournamentId, Promise<Result<Tournament, ReadError>>>();
  const hold = (state: Tournament): void => {
    held.delete(state.id);
    held.set(state.id, state);
    const [longestUnused] = held.keys();
    if (held.size > mostHeld && longestUnused !== undefined) held.delete(longestUnused);
  };
  const read = async (id: TournamentId): Promise<Result<Tournament, ReadError>> => {
    const journal = await store.read(id, 0);
    return journal.ok ? ok(folded(journal.value)) : err(journal.error);
  };
  return {
    async load(id) {
      const known = held.get(id);
      if (known !== undefined) return ok(known);
      const begun = loading.get(id) ?? read(id);
      loading.set(id, begun);
      try {
        const loaded = await begun;
        // A change that came meanwhile has ended the loading: the state is then not the newest.
        if (loaded.ok && loading.get(id) === begun) hold(loaded.value);
        return loaded;
      } finally {
        if (loading.get(id) === begun) loading.delete(id);
      }
    },
    advance(change) {
      loading.delete(change.id);
      const state = held.get(change.id);
      held.delete(change.id);
      const next = state === undefined ? null : carriedOn(state, change);
      if (next !== null) hold(next);
    },
    forget(id) {
      loading.delete(id);
      held.delete(id);
    },
  };
}
