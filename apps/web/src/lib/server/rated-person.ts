import { type RatedPersonValues, unsaidRatedPerson } from '@rokade/ratings';
import { fullName, membershipsOn, type Person } from '@rokade/register';
import { mayDo } from './may-do.ts';
import { today } from './register-page.ts';

/** What the register says of somebody, as ratings want it. */
export function valuesForRatings(locals: App.Locals, person: Person): RatedPersonValues {
  const { dsuNumber, fideId, federation, sex, birth } = person.values;
  const [membership] = membershipsOn(locals.app.register.now(), person, today(locals));
  return {
    ...unsaidRatedPerson,
    name: fullName(person.values),
    nationalId: dsuNumber,
    fideId,
    federation,
    sex: sex === 'm' || sex === 'w' ? sex : '',
    birth,
    club: membership?.of.values.name ?? '',
  };
}

/** Somebody's id among the ratings; null: they have none there, or the reader may not see them. */
export function ratedAs(locals: App.Locals, person: Person): string | null {
  if (!mayDo(locals, 'see-ratings', null)) return null;
  const found = locals.app.ratings.personFor(valuesForRatings(locals, person), person.id);
  return found.people.length === 0 ? found.person : null;
}
