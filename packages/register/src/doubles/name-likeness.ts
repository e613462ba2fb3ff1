import { wordsOfName } from '@rokade/rules';
import type { PersonValues } from '../fields/person-fields.ts';

type Names = Pick<PersonValues, 'surname' | 'firstName'>;

/** A name prepared for comparison. */
interface ComparedName {
  /** Independent of case, accents and the order of words. */
  readonly key: string;
  readonly surname: string;
  readonly first: readonly string[];
}

const compared = new WeakMap<Names, ComparedName>();

/** Memoised by the values, which are immutable. */
function comparedName(names: Names): ComparedName {
  const cached = compared.get(names);
  if (cached !== undefined) return cached;
  const [last, first] = [wordsOfName(names.surname), wordsOfName(names.firstName)];
  const name = { key: [...last, ...first].sort().join(' '), surname: last.join(' '), first };
  compared.set(names, name);
  return name;
}

/** A name's key, independent of case, accents and the order of words. */
export const nameKey = (names: Names): string => comparedName(names).key;

/** Whether two words differ in one letter: added, missing or different. */
function isOneSlipApart(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1 || long.length < 5) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  return short.slice(short.length === long.length ? at + 1 : at) === long.slice(at + 1);
}

/** Whether first names are a short form: "Bo" of "Bo Kim", "B." of "Bo". */
const shortens = (short: readonly string[], long: readonly string[]): boolean =>
  short.length > 0 &&
  short.length <= long.length &&
  short.every((word, index) => long[index]?.startsWith(word));

/**
 * How similar two names are: `same` but for spelling and order; `similar` with the same surname and a
 * short form of the first names, or with one different letter.
 */
export function nameLikeness(one: Names, other: Names): 'same' | 'similar' | 'other' {
  const [a, b] = [comparedName(one), comparedName(other)];
  if (a.key === b.key) return 'same';
  const shortened =
    a.surname === b.surname && (shortens(a.first, b.first) || shortens(b.first, a.first));
  return shortened || isOneSlipApart(a.key, b.key) ? 'similar' : 'other';
}
