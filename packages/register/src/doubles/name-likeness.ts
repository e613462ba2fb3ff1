import { plainLetters } from '@rokade/rules';
import type { PersonValues } from '../fields/person-fields.ts';

type Names = Pick<PersonValues, 'surname' | 'firstName'>;

const wordsOf = (text: string): readonly string[] =>
  plainLetters(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** A name whatever the letters, marks and order of its words. */
export const nameKey = ({ surname, firstName }: Names): string =>
  [...wordsOf(surname), ...wordsOf(firstName)].sort().join(' ');

/** One letter more, less or another. */
function isOneSlipApart(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1 || long.length < 5) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  return short.slice(short.length === long.length ? at + 1 : at) === long.slice(at + 1);
}

/** "Bo" of "Bo Kim", "B." of "Bo". */
const shortens = (short: readonly string[], long: readonly string[]): boolean =>
  short.length > 0 &&
  short.length <= long.length &&
  short.every((word, index) => long[index]?.startsWith(word));

/**
 * How alike two names are: `same` but for spelling of letters and order; `similar` where the surname
 * is the same and one's first names shorten the other's, or one letter differs.
 */
export function nameLikeness(a: Names, b: Names): 'same' | 'similar' | 'other' {
  const [keyA, keyB] = [nameKey(a), nameKey(b)];
  if (keyA === keyB) return 'same';
  const [firstA, firstB] = [wordsOf(a.firstName), wordsOf(b.firstName)];
  const shortened =
    wordsOf(a.surname).join(' ') === wordsOf(b.surname).join(' ') &&
    (shortens(firstA, firstB) || shortens(firstB, firstA));
  return shortened || isOneSlipApart(keyA, keyB) ? 'similar' : 'other';
}
