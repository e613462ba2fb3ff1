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
    /** The club that is being changed; null: none. */
    chosen: associations.find(({ id }) => id === url.searchParams.get('club')) ?? null,
    /** The id of the next new club. */
    newId: newRegisterIds.association(),
  };
};

export { actions } from '#lib/server/forms/tell.ts';
