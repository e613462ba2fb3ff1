import { isAtDesk } from '#lib/server/events/events-seen.ts';
import { bookList } from '#lib/server/house/book-list.ts';
import { othersAmong } from '#lib/server/house/desk.ts';
import { mayDo } from '#lib/server/rights/may-do.ts';
import type { PageServerLoad } from './$types';

/** The reader's events, with the names of the other organisations they belong to. */
export const load: PageServerLoad = async ({ locals, url }) => {
  const listed = await locals.app.events.list();
  const { list, books } = bookList(
    { locals, url },
    listed,
    (one) => isAtDesk(locals, one) && mayDo(locals, 'see-event', one),
  );
  return { list, events: books, names: await othersAmong(locals, books) };
};

export { actions } from '#lib/server/forms/tell.ts';
