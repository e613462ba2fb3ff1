import { standingsPage } from '@rokade/presentation/public/shared-pages.ts';
import { loadEvent, tournamentsOf } from '#lib/server/events/event-page.ts';
import { consoleData } from '#lib/server/house/console-of.ts';
import { mayDo } from '#lib/server/rights/may-do.ts';
import type { PageServerLoad } from './$types';

/** The standings of every group after its newest round. */
export const load: PageServerLoad = async ({ locals, params, url }) => {
  const tournaments = await tournamentsOf(locals, await loadEvent(locals, params));
  const newest = new URL(url.pathname, url);
  const seen = tournaments.filter(({ id }) => mayDo(locals, 'follow-play', id));
  return {
    rooms: await Promise.all(
      seen.map(async (t) => ({
        console: await consoleData(locals, t),
        standings: standingsPage(t, { locals, url: newest }),
      })),
    ),
  };
};
