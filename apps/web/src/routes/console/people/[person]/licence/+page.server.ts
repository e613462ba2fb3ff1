import { certificateOf } from '@rokade/presentation/desks/people/licence-lines.ts';
import { fullName, licenceActsOf } from '@rokade/register';
import { licenceRules } from '@rokade/rules';
import { error } from '@sveltejs/kit';
import { personOf, today } from '#lib/server/register/register-page.ts';
import type { PageServerLoad } from './$types';

/** The print of a person's licence: the aspirant's certificate, the licence, or its withdrawal. */
export const load: PageServerLoad = ({ locals, params, url }) => {
  const person = personOf(locals, params.person);
  const rules = licenceRules(url.searchParams.get('rules') ?? '');
  if (rules === undefined) error(404, 'no rules of licences');
  const acts = licenceActsOf(locals.app.register.now(), person, rules);
  const certificate = certificateOf(locals, { rules, acts, day: today(locals) });
  if (certificate === null) error(404, 'no licence');
  const { name, logo } = locals.app.installation.now();
  const { firstName, surname } = person.values;
  return {
    person: person.id,
    name: fullName(person.values),
    addressed: [firstName, surname].filter(Boolean).join(' '),
    from: name,
    hasLogo: logo !== null,
    certificate,
  };
};
