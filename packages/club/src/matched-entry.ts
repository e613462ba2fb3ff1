import { nameKey } from '@rokade/rules';
import type { Contest } from './contest.ts';
import type { EntryValues } from './contest-values.ts';
import type { EntryId } from './ids.ts';

/** Whether two names are one, however they are written. */
const isSameName = (name: string, other: string): boolean => nameKey(name) === nameKey(other);

/** Whether two may be one: of one name, and neither the register nor the year of birth says otherwise. */
export const mayBeOneEntry = (one: EntryValues, other: EntryValues): boolean =>
  isSameName(one.name, other.name) &&
  (['person', 'born'] as const).every(
    (field) => one[field] === '' || other[field] === '' || one[field] === other[field],
  );

/** Who of a competition somebody is: by the person of the register, else by name; null: nobody. */
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
