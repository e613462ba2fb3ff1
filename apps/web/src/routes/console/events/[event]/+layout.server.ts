import { unsaidEvent } from '@rokade/event';
import { acts } from '@rokade/installation';
import { loadEvent } from '#lib/server/event-page.ts';
import { mayDo } from '#lib/server/may-do.ts';
import type { LayoutServerLoad } from './$types';

/** What every page of an event knows; a helper is told its name alone. */
export const load: LayoutServerLoad = async ({ locals, params }) => {
  const { id, version, values } = await loadEvent(locals, params);
  const may = acts.filter((act) => mayDo(locals, act, id));
  const seen = may.includes('see-event') ? values : { ...unsaidEvent, name: values.name };
  return { id, version, values: seen, may };
};
