import { plainLetters, startsAWord } from '@rokade/rules';

/** An entry that the search field can find. */
export interface SearchEntry {
  readonly kind: 'player' | 'board' | 'round' | 'page' | 'act' | 'setting' | 'print';
  readonly label: string;
  readonly detail: string;
  readonly href: string;
  /** Further words, which are not shown, with commas between them. */
  readonly words?: string;
}

/** Whether the query is one of the words, or a longer form of it: *letters* of *letter*. */
const isFormOf = (words: string, letters: string): boolean =>
  words
    .split(', ')
    .map(plainLetters)
    .some((word) => word === letters || (word.length > 3 && letters.startsWith(word)));

/**
 * How well an entry matches; 0 = not at all. A label that starts with the query is better than one
 * with such a word, and that is better than a further word; any other match comes last.
 */
function closeness({ label, detail, words = '' }: SearchEntry, letters: string): number {
  const name = plainLetters(label);
  if (name === letters) return 6;
  if (name.startsWith(letters)) return 5;
  if (startsAWord(label, letters)) return 4;
  if (isFormOf(words, letters)) return 3;
  if (startsAWord(words, letters)) return 2;
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
