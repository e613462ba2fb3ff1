import type { RatedPersonValues } from '@rokade/ratings';
import type { Person } from '@rokade/register';
import { ratedPersonValues } from '@rokade/server';
import { today } from '../register/register-page.ts';
import { mayDo } from '../rights/may-do.ts';

/** The data of a person in the register today, in the form that the book of ratings uses. */
export const valuesForRatings = (locals: App.Locals, person: Person): RatedPersonValues =>
  ratedPersonValues(locals.app.register.now(), person, today(locals));

/** A person's id in the book of ratings; null: none, or the reader may not see ratings. */
export function ratedAs(locals: App.Locals, person: Person): string | null {
  if (!mayDo(locals, 'see-ratings', null)) return null;
  const found = locals.app.ratings.personFor(valuesForRatings(locals, person), person.id);
  return found.people.length === 0 ? found.person : null;
}
