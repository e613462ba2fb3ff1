import { licencesOn } from '@rokade/register';
import { isDay, licenceRuleSets } from '@rokade/rules';
import { inAlphabet, licenceRows } from '@rokade/tables';
import { today } from '#lib/server/register/register-page.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = ({ locals, url }) => {
  const state = locals.app.register.now();
  const dayText = url.searchParams.get('day') ?? '';
  const day = isDay(dayText) ? dayText : today(locals);
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

export { actions } from '#lib/server/forms/tell.ts';
