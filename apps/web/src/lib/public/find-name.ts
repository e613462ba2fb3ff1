import type { PlayerLine } from '@rokade/tournament';

const nationalLetters: Readonly<Record<string, string>> = {
  æ: 'ae',
  ø: 'oe',
  ö: 'oe',
  ä: 'ae',
  ü: 'ue',
  å: 'aa',
  ß: 'ss',
  ð: 'd',
  đ: 'd',
  ł: 'l',
  þ: 'th',
};

/**
 * A name as any keyboard can type it: lower case, no accents, and one spelling for ø, ö and oe, for
 * å, aa and a. "Østergård", "Oestergaard" and "ostergard" become the same.
 */
export const searchForm = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[æøöäüåßðđłþ]/g, (letter) => nationalLetters[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/aa|ae/g, 'a')
    .replace(/oe/g, 'o')
    .replace(/ue/g, 'u');

const wordsOf = (text: string): readonly string[] =>
  searchForm(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Whether every word of the query begins a word of the name. An empty query fits nobody. */
export function fitsName(name: string, query: string): boolean {
  const wanted = wordsOf(query);
  const words = wordsOf(name);
  return wanted.length > 0 && wanted.every((part) => words.some((word) => word.startsWith(part)));
}

/** The players a query may mean, in the order given. */
export const findByName = <P extends Pick<PlayerLine, 'name'>>(
  players: readonly P[],
  query: string,
): readonly P[] => players.filter(({ name }) => fitsName(name, query));
