import { foreignIn } from '@rokade/presentation/views/about/foreign-documents.ts';
import { plannedRounds } from '@rokade/tournament';
import { printedOfGroups } from '#lib/server/events/event-prints.ts';
import { printedList } from '#lib/server/tournaments/printed-list.ts';
import type { PageServerLoad } from './$types';

/** One list of all groups of an event, each on sheets of its own. */
export const load: PageServerLoad = async ({ params, locals, url }) => {
  const { name, pages } = await printedOfGroups(locals, params, url.searchParams);
  const [{ t, request }] = pages;
  return {
    event: { id: params.event, name },
    foreign: foreignIn(t.settings),
    request,
    lists: await Promise.all(
      pages.map(async (one) => ({
        id: one.t.id,
        roundsPlanned: plannedRounds(one.t),
        ...(await printedList(locals, url, one)),
      })),
    ),
  };
};
