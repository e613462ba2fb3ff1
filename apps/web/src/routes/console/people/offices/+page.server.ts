import { registerConflicts } from '@rokade/presentation/console/notices/conflict-lines.ts';
import { officesByBody, ruleSetLines } from '@rokade/presentation/desks/people/office-lines.ts';
import { associationsOf, incompatibleOffices, officesOn } from '@rokade/register';
import { isDay, officeRuleSets } from '@rokade/rules';
import { ratingOfPeople } from '@rokade/server';
import { inAlphabet } from '@rokade/tables';
import { today } from '#lib/server/register/register-page.ts';
import { mayDo } from '#lib/server/rights/may-do.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = ({ locals, url }) => {
  const state = locals.app.register.now();
  const dayText = url.searchParams.get('day') ?? '';
  const day = isDay(dayText) ? dayText : today(locals);
  const maySeeRatings = mayDo(locals, 'see-ratings', null);
  const offices = officesOn(
    state,
    day,
    maySeeRatings ? ratingOfPeople(locals.app, day) : undefined,
  );
  const bodies = officesByBody(
    locals,
    inAlphabet(locals.language, offices, ({ association }) => association.values.name),
  );
  return {
    version: state.version,
    day,
    bodies,
    conflicts: registerConflicts(locals, incompatibleOffices(offices)),
    /** The organisations with offices, and whether the public may see their officers. */
    shown: inAlphabet(locals.language, associationsOf(state), ({ values }) => values.name)
      .filter(({ id }) => bodies.some((body) => body.association === id))
      .map(({ id, values }) => ({
        id,
        name: values.name,
        shown: state.showsOfficers.includes(id),
      })),
    rules: officeRuleSets.map((ruleSet) => ruleSetLines(locals, ruleSet)),
  };
};

export { actions } from '#lib/server/forms/tell.ts';
