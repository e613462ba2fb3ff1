import { officesByBody } from '@rokade/presentation/desks/people/office-lines.ts';
import { type OfficeHolder, officesOn } from '@rokade/register';
import { inAlphabet } from '@rokade/tables';
import { initialsOf } from '@rokade/tournament';
import { today } from '#lib/server/register/register-page.ts';
import type { PageServerLoad } from './$types';

/**
 * The officers of the clubs and federations that publish them, each named as the person has chosen.
 */
export const load: PageServerLoad = async ({ locals }) => {
  const { register } = await locals.app.deskOf(locals.home);
  const { names, showsOfficers } = register.publicSide();
  const named = (holder: OfficeHolder) => {
    const chosen = names.get(holder.holder);
    if (chosen === 'none') return [];
    return [chosen === undefined ? holder : { ...holder, name: initialsOf(holder.name) }];
  };
  const offices = officesOn(register.now(), today(locals))
    .filter(({ association }) => showsOfficers.includes(association.id))
    .map((one) => ({
      ...one,
      members: one.members.flatMap(named),
      substitutes: one.substitutes.flatMap(named),
      findings: [],
    }))
    .filter(({ members, substitutes }) => members.length + substitutes.length > 0);
  return {
    bodies: officesByBody(
      locals,
      inAlphabet(locals.language, offices, ({ association }) => association.values.name),
    ).map(({ association, name, rows }) => ({
      association,
      name,
      rows: rows.map((row) => ({ ...row, person: '' })),
    })),
  };
};
