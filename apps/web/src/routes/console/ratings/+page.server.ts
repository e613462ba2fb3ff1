import { ratingLists } from '#lib/server/ratings/rating-list-page.ts';
import { waitingReports } from '#lib/server/ratings/reported-tournaments.ts';
import { mayDo } from '#lib/server/rights/may-do.ts';
import type { PageServerLoad } from './$types';

/** The greatest number of lines shown unless the address asks for the whole list. */
const most = 200;

/** The rating list of a day, or the players in it who match a query. */
export const load: PageServerLoad = async ({ locals, url }) => {
  const list = ratingLists(locals, url);
  const isWhole = url.searchParams.has('whole');
  const { lines, ...about } = list;
  return {
    ...about,
    total: lines.length,
    lines: isWhole ? lines : lines.slice(0, most),
    /** The number of finished tournaments that wait for the office; 0 for whoever only reads. */
    waiting: mayDo(locals, 'keep-ratings', null) ? await waitingReports(locals) : 0,
    isEmpty: locals.app.ratings.now().acts.length === 0,
  };
};
