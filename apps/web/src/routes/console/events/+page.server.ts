import { isAtDesk } from '#lib/server/events/events-seen.ts';
import { othersAmong } from '#lib/server/house/desk.ts';
import { mayDo } from '#lib/server/rights/may-do.ts';
import type { PageServerLoad } from './$types';

/** The reader's events, current or archived, with the damaged ones in a list of their own. */
export const load: PageServerLoad = async ({ locals, url }) => {
  const listed = await locals.app.events.list();
  const all = listed
    .filter((one) => isAtDesk(locals, one) && mayDo(locals, 'see-event', one))
    .toSorted((a, b) => (a.changedAt < b.changedAt ? 1 : -1));
  const inArchive = url.searchParams.get('view') === 'archived';
  return {
    inArchive,
    names: await othersAmong(locals, all),
    hasArchive: all.some(({ archived }) => archived),
    events: all.filter(({ damaged, archived }) => damaged === null && archived === inArchive),
    damaged: all.flatMap(({ id, damaged }) => (damaged === null ? [] : [{ id, damaged }])),
    mayMake: mayDo(locals, 'make-event', null),
  };
};

export { actions } from '#lib/server/forms/tell.ts';
