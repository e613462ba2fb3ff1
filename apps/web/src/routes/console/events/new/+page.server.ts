import { emptyEventValues } from '@rokade/event';
import { houseRegulations } from '@rokade/server';
import { homeOf } from '#lib/server/house/home.ts';
import type { PageServerLoad } from './$types';

/**
 * The initial values of a new event: the organisation is the organiser, and the reader the chief
 * arbiter.
 */
export const load: PageServerLoad = async ({ locals }) => ({
  values: {
    ...emptyEventValues,
    organiser: (await homeOf(locals)).name,
    officers: [{ role: 'chief-arbiter' as const, name: locals.session?.name ?? '' }],
    published: true,
    regulations: houseRegulations(locals.app),
  },
});

export { actions } from '#lib/server/forms/tell.ts';
