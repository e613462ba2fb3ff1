import { publishedRounds } from '@rokade/tournament';
import { loadEvent, tournamentsOf } from '#lib/server/events/event-page.ts';
import { consoleData } from '#lib/server/house/console-of.ts';
import { resultsDesk } from '#lib/server/rounds/results-desk.ts';
import type { PageServerLoad } from './$types';

export { tournamentActions as actions } from '#lib/server/forms/tell.ts';

/** The newest published round of every group, with the data of its page of results. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const tournaments = await tournamentsOf(locals, await loadEvent(locals, params));
  return {
    rooms: await Promise.all(
      tournaments.map(async (t) => ({
        console: await consoleData(locals, t),
        desk: resultsDesk(locals, t, publishedRounds(t)),
      })),
    ),
  };
};
