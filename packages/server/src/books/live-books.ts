import {
  type BookKind,
  type BookTypes,
  carryOn,
  effectiveEntries,
  foldJournal,
  isOwn,
  type OfKind,
  personErasedBy,
  type Recorded,
} from '@rokade/journal';
import { err, invariant, ok, type Result } from '@rokade/rules';
import { type Belonging, type DamagedJournal, inTurns, type JournalStore } from '@rokade/store';
import { type BookCache, makeBookCache } from './book-cache.ts';

type JournalOf<B extends BookTypes> = readonly Recorded<B['event']>[];

/** The states and the journals of a kind's books, cached in memory. */
export interface LiveBooks<B extends BookTypes> {
  /** To forget a state forgets the journal too, so that both are read from the store anew. */
  readonly states: BookCache<B['state'], B['event']>;
  readonly journals: BookCache<JournalOf<B>, B['event']>;
}

/** How many entries the cached states and journals may have in all: those of a busy day, or of a few large books. */
const mostEntries = { states: 50_000, journals: 20_000 } as const;

/** The most new entries by which a cached state is carried on at once: some hundredths of a second. */
const mostCarriedOn = 1000;

/** Makes the cached states and journals; a journal is read and checked once for both. */
export function makeLiveBooks<B extends BookTypes>(
  kind: BookKind<B>,
  store: JournalStore<B['event']>,
): LiveBooks<B> {
  const journals = makeLiveJournals(kind, store);
  const versionOf = ({ version }: B['state']): number => version;
  const states = makeBookCache<B['state'], B['event']>({
    most: mostEntries.states,
    weightOf: versionOf,
    async read(id) {
      const journal = await journals.load(id);
      return journal.ok ? stateOfStored(kind, journal.value) : journal;
    },
    versionOf,
    // After more entries, such as those of an imported list, the state is read anew, in turns.
    carriedOn: (state, entries) =>
      entries.length > mostCarriedOn ? null : carryOn(kind, state, entries),
  });
  const forget = (id: string): void => {
    journals.forget(id);
    states.forget(id);
  };
  return { states: { ...states, forget }, journals };
}

/**
 * The state of a stored journal. The chain of hashes covers the text of an entry but not its format
 * number; an entry read by the wrong number cannot be folded, which is then damage.
 */
async function stateOfStored<B extends BookTypes>(
  kind: BookKind<B>,
  entries: JournalOf<B>,
): Promise<Result<B['state'], DamagedJournal>> {
  try {
    return ok(await foldedInTurns(kind, entries));
  } catch {
    const versions = { soundVersions: 0, foundVersions: entries.length };
    return err({ code: 'store.damaged', ...versions, problem: 'unreadable-entry' });
  }
}

/** A cache of owners and receivers of books, needed with every request; each change of a book empties its value. */
export const makeBelongings = <Event extends OfKind>({
  belonging,
}: Pick<JournalStore<Event>, 'belonging'>): BookCache<Belonging, Event> =>
  makeBookCache<Belonging, Event>({
    most: 1000,
    weightOf: () => 1,
    read: belonging,
    versionOf: () => 0,
    carriedOn: () => null,
  });

/** A cache of journals; an entry that erases a person changes earlier entries, so the journal is then read anew. */
const makeLiveJournals = <B extends BookTypes>(
  { personal }: BookKind<B>,
  store: JournalStore<B['event']>,
): BookCache<JournalOf<B>, B['event']> =>
  makeBookCache<JournalOf<B>, B['event']>({
    most: mostEntries.journals,
    weightOf: ({ length }) => length,
    read: (id) => store.read(id, 0),
    versionOf: ({ length }) => length,
    carriedOn: (journal, entries) =>
      entries.some(({ event }) => personErasedBy(personal, event) !== null)
        ? null
        : [...journal, ...entries],
  });

/** The state of a whole journal, folded in portions so that a long one does not delay other tasks. */
export async function foldedInTurns<B extends BookTypes>(
  kind: BookKind<B>,
  entries: readonly Recorded<B['event']>[],
): Promise<B['state']> {
  const state = await carriedOnInTurns(kind, null, effectiveEntries(entries, kind));
  invariant(state !== null, 'a journal has a first entry');
  return { ...state, version: entries.length };
}

/** The state after further entries, folded in portions; null if a return is among them. */
export async function carriedOnInTurns<B extends BookTypes>(
  kind: BookKind<B>,
  before: B['state'] | null,
  entries: readonly Recorded<B['event']>[],
): Promise<B['state'] | null> {
  if (!entries.every(isOwn)) return null;
  let state = before;
  for await (const some of inTurns(entries)) state = carryOn(kind, state, some);
  return state;
}

/** The state of a whole journal, which has at least one entry. */
export function folded<B extends BookTypes>(
  kind: BookKind<B>,
  entries: readonly Recorded<B['event']>[],
): B['state'] {
  const state = foldJournal(kind, entries);
  invariant(state !== null, 'a journal has a first entry');
  return state;
}
