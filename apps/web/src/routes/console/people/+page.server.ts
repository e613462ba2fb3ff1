import { membershipsOn } from '@rokade/register';
import { today } from '#lib/server/register/register-page.ts';
import type { PageServerLoad } from './$types';

const most = 100;

/** The people of the register who match a query, or all without a query, up to `most`. */
export const load: PageServerLoad = ({ locals, url }) => {
  const { register } = locals.app;
  const query = url.searchParams.get('q') ?? '';
  const found = register.find(query, locals.language);
  const state = register.now();
  const day = today(locals);
  return {
    query,
    /** The id of the person whose duplicate is being looked for; null: none. */
    stays: url.searchParams.get('stays'),
    total: found.length,
    people: found.slice(0, most).map((person) => ({
      id: person.id,
      name: [person.values.surname, person.values.firstName].filter(Boolean).join(', '),
      title: person.values.title,
      birth: person.values.birth.slice(0, 4),
      numbers: [person.values.dsuNumber, person.values.fideId, person.values.dsbId]
        .filter((number) => number !== '')
        .join(', '),
      clubs: membershipsOn(state, person, day)
        .map(({ of }) => of.values.name)
        .join(', '),
    })),
  };
};
