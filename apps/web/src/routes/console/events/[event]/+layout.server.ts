import { acts } from '@rokade/installation';
import { loadEvent } from '#lib/server/event-page.ts';
import { mayDo } from '#lib/server/may-do.ts';
import type { LayoutServerLoad } from './$types';

/** What every page of an event knows. */
export const load: LayoutServerLoad = async ({ locals, params }) => {
  const { id, version, values } = await loadEvent(locals, params);
  return { id, version, values, may: acts.filter((act) => mayDo(locals, act, id)) };
};
