import { plainLetters, startsAWord } from '@rokade/rules';

/** Something the search field finds. */
export interface SearchEntry {
  readonly kind: 'player' | 'board' | 'round' | 'page' | 'act' | 'setting' | 'print';
  readonly label: string;
  readonly detail: string;
  readonly href: string;
}

/** 0 = no match; a label that starts with the query beats one with such a word, that beats the rest. */
function closeness({ label, detail }: SearchEntry, wanted: string): number {
  const name = plainLetters(label);
  if (name === wanted) return 4;
  if (name.startsWith(wanted)) return 3;
  if (startsAWord(label, wanted)) return 2;
  return name.includes(wanted) || plainLetters(detail).includes(wanted) ? 1 : 0;
}

/** The best matches first, at most `limit`; an empty query finds nothing. */
export function searchMatches(
  entries: readonly SearchEntry[],
  query: string,
  limit = 8,
): readonly SearchEntry[] {
  const wanted = plainLetters(query.trim());
  if (wanted === '') return [];
  return entries
    .map((entry) => ({ entry, rank: closeness(entry, wanted) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .slice(0, limit)
    .map(({ entry }) => entry);
}
