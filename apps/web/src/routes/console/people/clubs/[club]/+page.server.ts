import { membersAndKin } from '@rokade/presentation/desks/people/association-members.ts';
import { associationFields, associationsOf } from '@rokade/register';
import { error } from '@sveltejs/kit';
import { today } from '#lib/server/register/register-page.ts';
import type { PageServerLoad } from './$types';

/** A club, district or federation with who belongs to it today. */
export const load: PageServerLoad = ({ locals, params }) => {
  const state = locals.app.register.now();
  const club = associationsOf(state).find(({ id }) => id === params.club);
  if (club === undefined) error(404, 'no club of the register');
  return {
    version: state.version,
    club,
    names: Object.keys(associationFields) as (keyof typeof associationFields)[],
    ...membersAndKin(locals, state, { club, day: today(locals) }),
  };
};

export { actions } from '#lib/server/forms/tell.ts';
