import {
  associationFields,
  associationsOf,
  fullName,
  membershipsOn,
  peopleOf,
} from '@rokade/register';
import { inAlphabet } from '@rokade/tables';
import { error } from '@sveltejs/kit';
import { today } from '#lib/server/register/register-page.ts';
import type { PageServerLoad } from './$types';

/** A club, district or federation with who belongs to it today. */
export const load: PageServerLoad = ({ locals, params }) => {
  const state = locals.app.register.now();
  const day = today(locals);
  const associations = associationsOf(state);
  const club = associations.find(({ id }) => id === params.club);
  if (club === undefined) error(404, 'no club of the register');
  const members = peopleOf(state).flatMap((person) => {
    const own = membershipsOn(state, person, day).find(({ of }) => of.id === club.id);
    if (own === undefined) return [];
    const { values } = person;
    return [
      {
        id: person.id as string,
        name: fullName(values),
        title: values.title,
        birth: values.birth.slice(0, 4),
        clubs: club.values.name,
        standing: locals.t(`people.standing-${own.standing}`),
        numbers: [own.memberNumber, values.dsuNumber, values.fideId, values.dsbId]
          .filter((number) => number !== '')
          .join(', '),
      },
    ];
  });
  const namesOf = (matches: (one: (typeof associations)[number]) => boolean) =>
    inAlphabet(locals.language, associations.filter(matches), ({ values }) => values.name).map(
      ({ id, values }) => ({ value: id as string, text: values.name }),
    );
  return {
    version: state.version,
    club,
    names: Object.keys(associationFields) as (keyof typeof associationFields)[],
    members: inAlphabet(locals.language, members, ({ name }) => name),
    below: namesOf(({ above }) => above === club.id),
    above: namesOf(({ id, level }) => level !== 'club' && id !== club.id),
  };
};

export { actions } from '#lib/server/forms/tell.ts';
