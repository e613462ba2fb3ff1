import { emptyEventValues } from '@rokade/event';
import { acts } from '@rokade/installation';
import { entriesOf } from '@rokade/presentation/console/doors/entries-of-event.ts';
import { hasRules } from '#lib/server/events/event-classes.ts';
import { loadEvent, tournamentsOf } from '#lib/server/events/event-page.ts';
import { federationOfEvent } from '#lib/server/events/federation-of-event.ts';
import { fetchedWithEachPage } from '#lib/server/house/fetched-with-each-page.ts';
import { mayDo } from '#lib/server/rights/may-do.ts';
import { foreignAt } from '#lib/server/tournaments/own-documents.ts';
import type { LayoutServerLoad } from './$types';

/** The data of every console page of an event; helpers get only its name. */
export const load: LayoutServerLoad = async ({ locals, params, url }) => {
  fetchedWithEachPage(url);
  const event = await loadEvent(locals, params);
  const { id, version, values } = event;
  const may = acts.filter((act) => mayDo(locals, act, id));
  const seen = may.includes('see-event') ? values : { ...emptyEventValues, name: values.name };
  const hasClasses = may.includes('see-event') && (await hasRules(locals, event));
  const groups = await tournamentsOf(locals, event);
  const foreign = foreignAt(event, groups);
  const bar = groups.map((t) => ({ id: t.id, name: t.settings.group || t.settings.name }));
  const entries = entriesOf(event, groups);
  const playersOf = federationOfEvent(locals, event, groups);
  return { id, version, values: seen, may, hasClasses, foreign, bar, entries, playersOf };
};
