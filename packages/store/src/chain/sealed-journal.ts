import type { BookId, Entry, OfKind, PersonalValues } from '@rokade/journal';
import { type ChainedText, chainEntries, genesisOf } from './hash-chain.ts';
import { type KeptValue, sealEntry } from './sealed-entry.ts';

/** A journal for export: the chained texts, and by version the personal values beside them. */
export interface SealedJournal {
  readonly chained: readonly ChainedText[];
  readonly beside: ReadonlyMap<number, KeptValue>;
}

/** Seals the entries of a book with new salts, and so in a new chain. */
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
