import { unsaidEvent } from '@rokade/event';
import { acts } from '@rokade/installation';
import { hasRules } from '#lib/server/event-classes.ts';
import { loadEvent, tournamentsOf } from '#lib/server/event-page.ts';
import { mayDo } from '#lib/server/may-do.ts';
import { foreignAt } from '#lib/server/own-documents.ts';
import type { LayoutServerLoad } from './$types';

/** What every page of an event knows; a helper is told its name alone. */
export const load: LayoutServerLoad = async ({ locals, params }) => {
  const event = await loadEvent(locals, params);
  const { id, version, values } = event;
  const may = acts.filter((act) => mayDo(locals, act, id));
  const seen = may.includes('see-event') ? values : { ...unsaidEvent, name: values.name };
  const hasClasses = may.includes('see-event') && (await hasRules(locals, event));
  const foreign = foreignAt(event, await tournamentsOf(locals, event));
  return { id, version, values: seen, may, hasClasses, foreign };
};
