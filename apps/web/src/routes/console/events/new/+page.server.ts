import { emptyEventValues } from '@rokade/event';
import { houseRegulations } from '@rokade/server';
import { firstSettings, homeOf } from '#lib/server/house/home.ts';
import { earlierEvents } from '#lib/server/tournaments/earlier.ts';
import type { PageServerLoad } from './$types';

/**
 * The initial values of a new event: the organisation is the organiser, and the reader the chief
 * arbiter; it is public at once where the house's tournaments are.
 */
export const load: PageServerLoad = async ({ locals }) => ({
  values: {
    ...emptyEventValues,
    organiser: (await homeOf(locals)).name,
    officers: [{ role: 'chief-arbiter' as const, name: locals.session?.name ?? '' }],
    published: firstSettings(locals.app, locals.language).visibility.published,
    regulations: houseRegulations(locals.app),
  },
  events: await earlierEvents(locals),
});

export { actions } from '#lib/server/forms/tell.ts';
