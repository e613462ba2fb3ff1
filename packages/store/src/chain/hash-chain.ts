import { hash } from 'node:crypto';
import type { BookId } from '@rokade/journal';
import { canonicalJson } from './canonical-json.ts';
import { journalKey } from './journal-key.ts';
import type { SealedEntry } from './sealed-entry.ts';

/** The hash of an entry: SHA-256 in hex over the hash before it and the entry's canonical JSON. */
export const nextHash = (previousHash: string, entryText: string): string =>
  hash('sha256', previousHash + entryText);

/** The hash before the first entry: the journal's key, so that journals cannot be swapped. */
export const genesisOf = (book: BookId): string => journalKey(book);

/** An entry's canonical JSON with its hash. */
export interface ChainedText {
  readonly text: string;
  readonly hash: string;
}

/** The entries as canonical JSON, chained on from `previousHash`. */
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
