import { licencesOn, peopleNamed } from '@rokade/register';
import { isDay, licenceRuleSets } from '@rokade/rules';
import { newRegisterIds } from '@rokade/server';
import { inAlphabet, licenceRows } from '@rokade/tables';
import { fail } from '@sveltejs/kit';
import { licenceActOfForm } from '#lib/desks/people/register-form.ts';
import { formText } from '#lib/server/form-text.ts';
import { tellRegister, today } from '#lib/server/register-page.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = ({ locals, url }) => {
  const state = locals.app.register.now();
  const asked = url.searchParams.get('day') ?? '';
  const day = isDay(asked) ? asked : today(locals);
  return {
    version: state.version,
    day,
    today: today(locals),
    regulations: licenceRuleSets.map((rules) => ({
      code: rules.code,
      regulation: rules.regulation,
      rows: licenceRows(
        locals,
        inAlphabet(locals.language, licencesOn(state, rules, day), ({ name }) => name),
      ),
    })),
  };
};

const linesIn = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export const actions: Actions = {
  /**
   * Writes down for everybody on a course's list that they passed it.
   *
   * @article DSU 2002 4.6.3: the list of a course's participants, by its leader
   */
  default: async ({ locals, request }) => {
    const form = await request.formData();
    const { found, unknown } = peopleNamed(
      locals.app.register.now(),
      linesIn(formText(form, 'people')),
    );
    if (unknown.length > 0 || found.length === 0) return fail(400, { unknown });
    const values = licenceActOfForm(form);
    const failure = await tellRegister(locals, form, {
      kind: 'take-in',
      source: values.matter,
      steps: found.map((person) => ({
        kind: 'enter-licence-act',
        act: newRegisterIds.licenceAct(),
        person,
        values: { ...values, step: 'course', passed: true, groups: 0 },
      })),
    });
    return failure === null ? { entered: found.length } : fail(400, failure);
  },
};
