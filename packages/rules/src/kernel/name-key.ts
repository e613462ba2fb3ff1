import { plainLetters } from './plain-letters.ts';

/** The words of a name in plain letters, in order. */
export const wordsOfName = (name: string): readonly string[] =>
  plainLetters(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/**
 * A key that is equal for all spellings of a name, whatever its case, accents, blanks and order of
 * words: "Møller, Bo", "Bo Moeller" and "MOLLER BO" have the same key. A name without letters and
 * digits is its own key.
 */
export const nameKey = (name: string): string =>
  wordsOfName(name).toSorted().join(' ') || name.trim();
