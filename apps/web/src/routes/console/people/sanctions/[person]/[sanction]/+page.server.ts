import { decision } from '@rokade/presentation/desks/sanctions/decision.ts';
import { fullName } from '@rokade/register';
import { error } from '@sveltejs/kit';
import { outcomesOfPerson, sanctionedPerson } from '#lib/server/register/sanctions-page.ts';
import type { PageServerLoad } from './$types';

/** The written decision about one sanction. */
export const load: PageServerLoad = ({ locals, params }) => {
  const person = sanctionedPerson(locals, params.person);
  const one = outcomesOfPerson(locals, person).find(({ id }) => id === params.sanction);
  if (one === undefined) error(404, 'not in the book of sanctions');
  const { name, logo } = locals.app.installation.now();
  const { firstName, surname } = person.values;
  return {
    person: person.id,
    name: fullName(person.values),
    addressed: [firstName, surname].filter(Boolean).join(' '),
    from: name,
    hasLogo: logo !== null,
    decision: decision(locals, one),
  };
};
