import { plainLetters, startsAWord } from '@rokade/rules';

/** An entry that the search field can find. */
export interface SearchEntry {
  readonly kind: 'player' | 'board' | 'round' | 'page' | 'act' | 'setting' | 'print';
  readonly label: string;
  readonly detail: string;
  readonly href: string;
}

/**
 * How well an entry matches; 0 = not at all. A label that starts with the query is better than one
 * with such a word, and that is better than any other match.
 */
function closeness({ label, detail }: SearchEntry, letters: string): number {
  const name = plainLetters(label);
  if (name === letters) return 4;
  if (name.startsWith(letters)) return 3;
  if (startsAWord(label, letters)) return 2;
  return name.includes(letters) || plainLetters(detail).includes(letters) ? 1 : 0;
}

/** The best matches first, at most `limit`; an empty query finds nothing. */
export function searchMatches(
  entries: readonly SearchEntry[],
  query: string,
  limit = 8,
): readonly SearchEntry[] {
  const letters = plainLetters(query.trim());
  if (letters === '') return [];
  return entries
    .map((entry) => ({ entry, rank: closeness(entry, letters) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .slice(0, limit)
    .map(({ entry }) => entry);
}
