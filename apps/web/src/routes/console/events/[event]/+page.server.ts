import { withoutEntryLists } from '@rokade/server';
import { loadEvent, tournamentsOf } from '#lib/server/events/event-page.ts';
import { waitingAt } from '#lib/server/events/event-waiting.ts';
import { consoleData } from '#lib/server/house/console-of.ts';
import { firstSettings } from '#lib/server/house/home.ts';
import { faultsOfEventsOfficers } from '#lib/server/players/faults-of-officers.ts';
import { isOfRegister } from '#lib/server/ratings/of-register.ts';
import { mayDo } from '#lib/server/rights/may-do.ts';
import type { PageServerLoad } from './$types';

/**
 * The newest tournaments that could become groups: they are in no event, and the reader may change
 * them.
 */
async function freeTournaments(locals: App.Locals) {
  const { events, tournaments } = locals.app;
  const taken = new Set(
    (await events.list()).flatMap(({ summary, archived }) =>
      archived ? [] : (summary?.groups ?? []).map(String),
    ),
  );
  const found = await tournaments.page({
    states: ['upcoming', 'running', 'finished'],
    archived: false,
    organisation: locals.app.organisation,
    order: 'newest-change',
    most: 200,
  });
  const newest = await withoutEntryLists(locals.app, found);
  return newest.tournaments
    .filter(
      (one) => one.damaged === null && !taken.has(one.id) && mayDo(locals, 'change-event', one),
    )
    .map(({ id, name, group }) => ({ value: id as string, text: [name, group].join(' ').trim() }));
}

export const load: PageServerLoad = async ({ locals, params }) => {
  const event = await loadEvent(locals, params);
  const tournaments = await tournamentsOf(locals, event);
  const { system, roundsPlanned } = firstSettings(locals.app, locals.language);
  return {
    ...faultsOfEventsOfficers(locals, event, tournaments),
    waiting: await waitingAt(locals, event, tournaments),
    groups: await Promise.all(
      event.groups.map(async (id) => {
        const found = tournaments.find((t) => (t.id as string) === id);
        return {
          id,
          console: found === undefined ? null : await consoleData(locals, found),
          firstTable: found?.settings.firstTable ?? null,
        };
      }),
    ),
    isRegistered: tournaments.some(({ settings }) => isOfRegister(locals, settings.federation)),
    free: await freeTournaments(locals),
    usual: { system: system.code, rounds: roundsPlanned },
  };
};

export { actions } from '#lib/server/forms/tell.ts';
