import type { BookId, Entry, OfKind, PersonalValues } from '@rokade/journal';
import { type ChainedText, chainEntries, genesisOf } from './hash-chain.ts';
import { type KeptValue, sealEntry } from './sealed-entry.ts';

/** A journal as it leaves the store: the texts that are chained, and by version what stands beside them. */
export interface SealedJournal {
  readonly chained: readonly ChainedText[];
  readonly beside: ReadonlyMap<number, KeptValue>;
}

/** Seals the entries of a book, with salts and so a chain of their own. */
export function sealJournal(
  personal: PersonalValues,
  book: BookId,
  entries: readonly Entry<OfKind>[],
): SealedJournal {
  const pairs = entries.map((entry) => sealEntry(personal, entry));
  const sealed = pairs.map(({ entry }) => entry);
  const beside = pairs.flatMap((pair) => pair.beside ?? []);
  return {
    chained: chainEntries(genesisOf(book), sealed),
    beside: new Map(beside.map(({ version, salt, value }) => [version, { salt, value }])),
  };
}
