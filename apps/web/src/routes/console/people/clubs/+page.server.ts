import { associationLevels, associationsOf } from '@rokade/register';
import { newRegisterIds } from '@rokade/server';
import { inAlphabet } from '@rokade/tables';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = ({ locals }) => {
  const state = locals.app.register.now();
  const associations = inAlphabet(
    locals.language,
    associationsOf(state),
    ({ values }) => values.name,
  );
  return {
    version: state.version,
    levels: associationLevels,
    associations,
    /** The id of the next new club. */
    newId: newRegisterIds.association(),
  };
};

export { actions } from '#lib/server/forms/tell.ts';
