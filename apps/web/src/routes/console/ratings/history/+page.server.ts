import { historyPage } from '@rokade/presentation/console/journal/history-page.ts';
import { historyLines } from '@rokade/presentation/desks/ratings/history-lines.ts';
import type { PageServerLoad } from './$types';

/** The history of the book of ratings, one page. */
export const load: PageServerLoad = async ({ locals, url }) => {
  const { ratings } = locals.app;
  const journal = await ratings.journal();
  return historyPage(journal, (entries) => historyLines(locals.t, ratings.now(), entries), url);
};

export { actions } from '#lib/server/forms/tell.ts';
