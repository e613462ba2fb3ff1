import type { BookId } from '@rokade/journal';

/** Tournaments were stored before there were other kinds of books: their journals' keys are the id alone. */
const firstKind = 'tournament';

/**
 * A journal's key, unique among all kinds: `autumn`, `installation:own`. Its chain of hashes begins
 * with it.
 */
export const journalKey = ({ kind, id }: BookId): string =>
  kind === firstKind ? id : `${kind}:${id}`;

/** The book to which a journal's key belongs. */
export function bookOfKey(key: string): BookId {
  const end = key.indexOf(':');
  return end === -1
    ? { kind: firstKind, id: key }
    : { kind: key.slice(0, end), id: key.slice(end + 1) };
}
