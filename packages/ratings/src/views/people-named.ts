import { allOf } from '@rokade/journal';
import { compareAlphabetically, plainLetters, wordsOfName } from '@rokade/rules';
import type { RatedPerson } from '../rated-person.ts';
import type { Ratings } from '../ratings.ts';

/** Finds people of the book by a whole number or id, else by parts of the name. */
export function peopleNamed(
  { people }: Pick<Ratings, 'people'>,
  query: string,
): readonly RatedPerson[] {
  const all = allOf(people);
  const numbered = all.filter(
    ({ id, values }) => id === query || [values.nationalId, values.fideId].includes(query),
  );
  if (numbered.length > 0) return numbered;
  const parts = wordsOfName(query);
  if (parts.length === 0) return [];
  const named = all.filter(({ values }) => {
    const name = plainLetters(values.name);
    return parts.every((part) => name.includes(part));
  });
  return named.toSorted((a, b) => compareAlphabetically(a.values.name, b.values.name));
}
