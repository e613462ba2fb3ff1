import { associationsOf, heldTogether, officesOn } from '@rokade/register';
import { isDay, officeRuleSets } from '@rokade/rules';
import { ratingOfPeople } from '@rokade/server';
import { inAlphabet } from '@rokade/tables';
import { fail } from '@sveltejs/kit';
import { officesByBody, ruleSetLines } from '#lib/desks/people/office-lines.ts';
import { associationIn } from '#lib/desks/people/register-form.ts';
import { registerConflicts } from '#lib/server/conflict-lines.ts';
import { formText } from '#lib/server/form-text.ts';
import { mayDo } from '#lib/server/may-do.ts';
import { tellRegister, today } from '#lib/server/register-page.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = ({ locals, url }) => {
  const state = locals.app.register.now();
  const asked = url.searchParams.get('day') ?? '';
  const day = isDay(asked) ? asked : today(locals);
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
    conflicts: registerConflicts(locals, heldTogether(offices)),
    /** Whose officers everybody may see or not, as it is. */
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

export const actions: Actions = {
  /** Whether everybody may see who holds the offices of an association. */
  show: async ({ locals, request }) => {
    const form = await request.formData();
    const association = associationIn(form, 'association');
    if (association === null) return fail(400, { association: '', error: unnamed });
    const shown = formText(form, 'shown') !== '';
    const failure = await tellRegister(locals, form, { kind: 'show-officers', association, shown });
    return failure === null ? { done: true } : fail(400, { association, ...failure });
  },
};

const unnamed = { code: 'register.field-invalid', field: 'association', problem: 'missing' };
