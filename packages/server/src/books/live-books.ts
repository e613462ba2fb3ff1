import { carryOn, foldJournal, type OfKind, personErasedBy, type Recorded } from '@rokade/journal';
import { err, invariant, ok } from '@rokade/rules';
import type { Belonging, JournalStore } from '@rokade/store';
import type { BookKind, BookTypes } from './book-kind.ts';
import { type Held, makeHeld } from './held.ts';

/** The state of each book of a kind. */
export type LiveBooks<B extends BookTypes> = Held<B['state'], B['event']>;

export const makeLiveBooks = <B extends BookTypes>(
  kind: BookKind<B>,
  store: JournalStore<B['event']>,
): LiveBooks<B> =>
  makeHeld<B['state'], B['event']>({
    most: 50,
    async read(id) {
      const journal = await store.read(id, 0);
      return journal.ok ? ok(folded(kind, journal.value)) : err(journal.error);
    },
    versionOf: ({ version }) => version,
    carriedOn: (state, entries) => carryOn(kind, state, entries),
  });

/** Whose books are, asked with every request; each change makes it be asked anew. */
export const makeBelongings = <Event extends OfKind>({
  belonging,
}: Pick<JournalStore<Event>, 'belonging'>): Held<Belonging, Event> =>
  makeHeld<Belonging, Event>({
    most: 1000,
    read: belonging,
    versionOf: () => 0,
    carriedOn: () => null,
  });

/**
 * The journals that are looked through just now, each read and checked once. An entry that erases a
 * person changes what earlier ones say: the journal is then read anew.
 */
export const makeLiveJournals = <B extends BookTypes>(
  { personal }: BookKind<B>,
  store: JournalStore<B['event']>,
): Held<readonly Recorded<B['event']>[], B['event']> =>
  makeHeld<readonly Recorded<B['event']>[], B['event']>({
    most: 4,
    read: (id) => store.read(id, 0),
    versionOf: ({ length }) => length,
    carriedOn: (journal, entries) =>
      entries.some(({ event }) => personErasedBy(personal, event) !== null)
        ? null
        : [...journal, ...entries],
  });

/** The state of a journal that was read: it is never without its first entry. */
export function folded<B extends BookTypes>(
  kind: BookKind<B>,
  entries: readonly Recorded<B['event']>[],
): B['state'] {
  const state = foldJournal(kind, entries);
  invariant(state !== null, 'a journal has a first entry');
  return state;
}
