import { checkInGroups } from '@rokade/presentation/desks/check-in/check-in-group.ts';
import { loadEvent, tournamentsOf } from '#lib/server/events/event-page.ts';
import { mayDoIn } from '#lib/server/rights/may-do.ts';
import type { PageServerLoad } from './$types';

export { tournamentActions as actions } from '#lib/server/forms/tell.ts';

/** The players to check in, of all groups of the event. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const tournaments = await tournamentsOf(locals, await loadEvent(locals, params));
  const decided = tournaments.map(async ({ id }) =>
    (await mayDoIn(locals, 'keep-entries', id)) ? [id] : [],
  );
  return {
    doors: checkInGroups(tournaments),
    decides: (await Promise.all(decided)).flat(),
  };
};
