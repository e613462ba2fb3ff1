import type { RatedPersonValues } from '@rokade/ratings';
import type { Person } from '@rokade/register';
import { ratedPersonValues } from '@rokade/server';
import { mayDo } from './may-do.ts';
import { today } from './register-page.ts';

/** What the register says of somebody today, as ratings want it. */
export const valuesForRatings = (locals: App.Locals, person: Person): RatedPersonValues =>
  ratedPersonValues(locals.app.register.now(), person, today(locals));

/** Somebody's id among the ratings; null: they have none there, or the reader may not see them. */
export function ratedAs(locals: App.Locals, person: Person): string | null {
  if (!mayDo(locals, 'see-ratings', null)) return null;
  const found = locals.app.ratings.personFor(valuesForRatings(locals, person), person.id);
  return found.people.length === 0 ? found.person : null;
}
