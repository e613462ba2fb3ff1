import { byId } from '@rokade/journal';
import { parseRatedPersonId, type RatedPersonValues, type Ratings } from '@rokade/ratings';
import type { KnownPeople } from './known-people.ts';
import type { RatedSomebody } from './ratings-types.ts';

/** What is said of somebody, and their id in the register; '' = they were not looked up there. */
interface Said {
  readonly values: RatedPersonValues;
  readonly registered: string;
}

/** Who somebody is in the book of ratings, or is to be entered as. */
export function personFor(
  { people }: Pick<Ratings, 'people'>,
  known: KnownPeople,
  { values, registered }: Said,
): RatedSomebody {
  const id = parseRatedPersonId(registered);
  if (id !== null && byId(people, id) !== undefined) return { person: id, people: [] };
  const found = known.find(values);
  if (found !== null) return { person: found, people: [] };
  const person = id ?? known.newId(values);
  return { person, people: [{ person, values }] };
}
