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

/** The player of a competition who is a person: by the person of the register, else by name; null: none. */
export function matchedEntry(
  { entries }: Contest,
  { person, name }: Pick<EntryValues, 'person' | 'name'>,
): EntryId | null {
  const byPerson = entries.find(({ values }) => person !== '' && values.person === person);
  const isOther = (one: EntryValues): boolean =>
    person !== '' && one.person !== '' && one.person !== person;
  const byName = entries.find(({ values }) => isSameName(values.name, name) && !isOther(values));
  return (byPerson ?? byName)?.id ?? null;
}
