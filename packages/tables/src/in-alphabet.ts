import { locales, madeOnce } from '@rokade/texts';
import type { Language } from '@rokade/tournament';

const collatorOf = madeOnce(
  (language, _: 'names') => new Intl.Collator(locales[language].tag, { numeric: true }),
);

/**
 * The alphabetical order of a language, for every list for people: in Danish Å follows Ø and Æ, in
 * German Ö sorts with O, and "Group 10" follows "Group 9" in all of them.
 */
export const alphabetOf = (language: Language): ((a: string, b: string) => number) =>
  collatorOf(language, 'names').compare;

/** Items in a language's alphabetical order, by name. */
export function inAlphabet<One>(
  language: Language,
  all: readonly One[],
  nameOf: (one: One) => string,
): readonly One[] {
  const compare = alphabetOf(language);
  return all.toSorted((a, b) => compare(nameOf(a), nameOf(b)));
}
