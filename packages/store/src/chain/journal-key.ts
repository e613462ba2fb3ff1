import type { BookId } from '@rokade/journal';

/** Tournaments were kept before there were other books: their journals are named by the id alone. */
const firstKind = 'tournament';

/** A journal's one name among all kinds: `autumn`, `installation:own`. Its chain of hashes begins with it. */
export const journalKey = ({ kind, id }: BookId): string =>
  kind === firstKind ? id : `${kind}:${id}`;

/** The book whose journal has a name. */
export function bookOfKey(key: string): BookId {
  const end = key.indexOf(':');
  return end === -1
    ? { kind: firstKind, id: key }
    : { kind: key.slice(0, end), id: key.slice(end + 1) };
}
