import { err, invariant, ok, type Result } from '@rokade/rules';
import type { JournalChange, JournalStore, ReadError } from '@rokade/store';
import { evolve, foldJournal, type Tournament, type TournamentId } from '@rokade/tournament';

/** The state of each tournament, held in memory and carried on with every entry. */
export interface LiveTournaments {
  /** The state if it is at hand. */
  peek(id: TournamentId): Tournament | undefined;
  /** The state, folded from the journal if it is not at hand. To be called in the id's turn. */
  load(id: TournamentId): Promise<Result<Tournament, ReadError>>;
  /** Carries the state on, or forgets it where only the whole journal can tell (a return). */
  advance(change: JournalChange): void;
  forget(id: TournamentId): void;
}

/** So many tournaments are held; the one longest unused makes room. */
const mostHeld = 50;

const canEvolve = (held: Tournament, { version, entries }: JournalChange): boolean =>
  entries.length > 0 &&
  held.version === version - entries.length &&
  entries.every(({ event }) => event.kind !== 'returned-to');

/** A tournament is never without its first entry, so a read journal folds to a state. */
function folded(read: Parameters<typeof foldJournal>[0]): Tournament {
  const state = foldJournal(read);
  invariant(state !== null, 'a journal has a first entry');
  return state;
}

export function makeLiveTournaments(store: JournalStore): LiveTournaments {
  const held = new Map<TournamentId, Tournament>();
  const hold = (state: Tournament): void => {
    held.delete(state.id);
    held.set(state.id, state);
    const [longestUnused] = held.keys();
    if (held.size > mostHeld && longestUnused !== undefined) held.delete(longestUnused);
  };
  return {
    peek: (id) => held.get(id),
    async load(id) {
      const known = held.get(id);
      if (known !== undefined) return ok(known);
      const read = await store.read(id, 0);
      if (!read.ok) return err(read.error);
      const state = folded(read.value);
      hold(state);
      return ok(state);
    },
    advance(change) {
      const state = held.get(change.id);
      held.delete(change.id);
      if (state !== undefined && canEvolve(state, change)) {
        hold(change.entries.reduce<Tournament>(evolve, state));
      }
    },
    forget: (id) => void held.delete(id),
  };
}
