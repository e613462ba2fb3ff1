import { plainLetters } from './plain-letters.ts';

/** The words of a name in plain letters, in the order in which they stand there. */
export const wordsOfName = (name: string): readonly string[] =>
  plainLetters(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/**
 * What all writings of one name have in common, whatever its letters, marks, capitals, blanks and the
 * order of its words: "Møller, Bo", "Bo Moeller" and "MOLLER BO" have one key. Where a name has neither
 * letters nor figures it is its own key.
 */
export const nameKey = (name: string): string =>
  wordsOfName(name).toSorted().join(' ') || name.trim();
