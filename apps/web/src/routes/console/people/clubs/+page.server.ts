import { associationLevels, associationsOf } from '@rokade/register';
import { newRegisterIds } from '@rokade/server';
import { inAlphabet } from '@rokade/tables';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = ({ locals, url }) => {
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
    /** The one that is to be changed. */
    chosen: associations.find(({ id }) => id === url.searchParams.get('club')) ?? null,
    /** Of one that is added. */
    newId: newRegisterIds.association(),
  };
};

export { actions } from '#lib/server/tell.ts';
