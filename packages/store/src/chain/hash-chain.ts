import { hash } from 'node:crypto';
import type { BookId } from '@rokade/journal';
import { canonicalJson } from './canonical-json.ts';
import { journalKey } from './journal-key.ts';
import type { SealedEntry } from './sealed-entry.ts';

/** A link: SHA-256 in hex over the link before it and the entry's canonical JSON. */
export const nextHash = (previousHash: string, entryText: string): string =>
  hash('sha256', previousHash + entryText);

/** What stands before the first entry: the book's name, so that journals cannot be swapped. */
export const genesisOf = (book: BookId): string => journalKey(book);

/** An entry as it is kept: its canonical JSON and its link. */
export interface ChainedText {
  readonly text: string;
  readonly hash: string;
}

/** The entries as texts, chained on from `previousHash`. */
export function chainEntries(
  previousHash: string,
  entries: readonly SealedEntry[],
): readonly ChainedText[] {
  let previous = previousHash;
  return entries.map((entry) => {
    const text = canonicalJson(entry);
    previous = nextHash(previous, text);
    return { text, hash: previous };
  });
}
