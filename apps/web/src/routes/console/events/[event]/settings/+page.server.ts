import { aYearLater } from '@rokade/presentation/desks/tournaments/earlier-models.ts';
import { daysOf } from '@rokade/server';
import { eventIdOr404, loadEvent, tournamentsOf } from '#lib/server/events/event-page.ts';
import { apartAt } from '#lib/server/events/fields-of-event.ts';
import { faultsOfEventsOfficers } from '#lib/server/players/faults-of-officers.ts';
import { belongingShown } from '#lib/server/rights/belonging-page.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals, params, url }) => {
  const id = eventIdOr404(params.event);
  const listed = (await locals.app.events.list()).find((one) => one.id === id);
  const event = await loadEvent(locals, params);
  const tournaments = await tournamentsOf(locals, event);
  return {
    apart: await apartAt(locals, event),
    ...faultsOfEventsOfficers(locals, event, tournaments),
    archived: listed?.archived ?? false,
    publicAddress: `${url.origin}/e/${id}`,
    nextFirstDay: aYearLater(daysOf(event, tournaments)?.first ?? ''),
    belonging: await belongingShown(locals, { kind: 'event', id }),
  };
};

export { actions } from '#lib/server/forms/tell.ts';
