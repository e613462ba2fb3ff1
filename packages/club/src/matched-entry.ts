import { nameKey } from '@rokade/rules';
import type { Contest } from './contest.ts';
import type { EntryValues } from './contest-values.ts';
import type { EntryId } from './ids.ts';

/** Whether two names are equal, apart from spelling. */
const isSameName = (name: string, other: string): boolean => nameKey(name) === nameKey(other);

/**
 * Whether two players may be one person: equal names, and neither the register nor the year of birth
 * contradicts it.
 */
export const mayBeOneEntry = (one: EntryValues, other: EntryValues): boolean =>
  isSameName(one.name, other.name) &&
  (['person', 'born'] as const).every(
    (field) => one[field] === '' || other[field] === '' || one[field] === other[field],
  );

type Named = Pick<EntryValues, 'person' | 'name'>;

/** Who of these a person is: by the person of the register, else by name; undefined: none. */
export function matchedAmong<One extends { readonly values: Named }>(
  all: readonly One[],
  { person, name }: Named,
): One | undefined {
  const byPerson = all.find(({ values }) => person !== '' && values.person === person);
  const isOther = (one: Named): boolean =>
    person !== '' && one.person !== '' && one.person !== person;
  return byPerson ?? all.find(({ values }) => isSameName(values.name, name) && !isOther(values));
}

/** The player of a competition who is a person; null: none. */
export const matchedEntry = ({ entries }: Contest, person: Named): EntryId | null =>
  matchedAmong(entries, person)?.id ?? null;
