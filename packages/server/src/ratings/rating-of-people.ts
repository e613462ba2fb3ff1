import { ratingListOn } from '@rokade/ratings';
import type { RatingOf } from '@rokade/register';
import type { Day } from '@rokade/rules';
import type { Application } from '../application.ts';
import { knownPeople } from './known-people.ts';
import { ratedPersonValues } from './newcomers.ts';
import { personFor } from './person-for.ts';

/** The rating that people of the register have on a day. */
export function ratingOfPeople(
  { ratings, register }: Pick<Application, 'ratings' | 'register'>,
  day: Day,
): RatingOf {
  const [rated, registered] = [ratings.now(), register.now()];
  const numbers = new Map(ratingListOn(rated, day).map(({ id, rating }) => [id, rating]));
  const known = knownPeople(rated, registered);
  return (person) => {
    const values = ratedPersonValues(registered, person, day);
    return numbers.get(personFor(rated, known, { values, registered: person.id }).person) ?? null;
  };
}
