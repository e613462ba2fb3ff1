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
import { type Held, makeHeld } from './held.ts';

type JournalOf<B extends BookTypes> = readonly Recorded<B['event']>[];

/** The state of each book of a kind, and the journal it comes from. */
export interface LiveBooks<B extends BookTypes> {
  /** What is forgotten of a book here is read from the store anew. */
  readonly states: Held<B['state'], B['event']>;
  readonly journals: Held<JournalOf<B>, B['event']>;
}

/** So many entries' states and journals are at hand: all that a busy day writes, or some very large books. */
const mostEntries = { states: 50_000, journals: 20_000 } as const;

/** So many entries take the thread for some hundredths of a second. */
const mostCarriedOn = 1000;

/** A book is read and checked once, for its state and for whoever looks through its journal. */
export function makeLiveBooks<B extends BookTypes>(
  kind: BookKind<B>,
  store: JournalStore<B['event']>,
): LiveBooks<B> {
  const journals = makeLiveJournals(kind, store);
  const versionOf = ({ version }: B['state']): number => version;
  const states = makeHeld<B['state'], B['event']>({
    most: mostEntries.states,
    weightOf: versionOf,
    async read(id) {
      const journal = await journals.load(id);
      return journal.ok ? stateOfStored(kind, journal.value) : journal;
    },
    versionOf,
    // After a whole list it is read anew, in turns.
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
 * The state of a journal as it is stored. The chain of hashes covers what an entry says, not the format
 * it is read by: where that is damaged, entries are not what they seem.
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

/** Whose books are, asked with every request; each change makes it be asked anew. */
export const makeBelongings = <Event extends OfKind>({
  belonging,
}: Pick<JournalStore<Event>, 'belonging'>): Held<Belonging, Event> =>
  makeHeld<Belonging, Event>({
    most: 1000,
    weightOf: () => 1,
    read: belonging,
    versionOf: () => 0,
    carriedOn: () => null,
  });

/** An entry that erases a person changes what earlier ones say: the journal is then read anew. */
const makeLiveJournals = <B extends BookTypes>(
  { personal }: BookKind<B>,
  store: JournalStore<B['event']>,
): Held<JournalOf<B>, B['event']> =>
  makeHeld<JournalOf<B>, B['event']>({
    most: mostEntries.journals,
    weightOf: ({ length }) => length,
    read: (id) => store.read(id, 0),
    versionOf: ({ length }) => length,
    carriedOn: (journal, entries) =>
      entries.some(({ event }) => personErasedBy(personal, event) !== null)
        ? null
        : [...journal, ...entries],
  });

/** The state of a journal that was read, some entries at a time: a long one holds nobody up. */
export async function foldedInTurns<B extends BookTypes>(
  kind: BookKind<B>,
  entries: readonly Recorded<B['event']>[],
): Promise<B['state']> {
  const state = await carriedOnInTurns(kind, null, effectiveEntries(entries, kind));
  invariant(state !== null, 'a journal has a first entry');
  return { ...state, version: entries.length };
}

/** The state after more entries, some at a time; null with a return among them. */
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

/** The state of a journal that was read: it is never without its first entry. */
export function folded<B extends BookTypes>(
  kind: BookKind<B>,
  entries: readonly Recorded<B['event']>[],
): B['state'] {
  const state = foldJournal(kind, entries);
  invariant(state !== null, 'a journal has a first entry');
  return state;
}
