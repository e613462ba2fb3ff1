import { ratingLists } from '#lib/server/ratings/rating-list-page.ts';
import type { PageServerLoad } from './$types';

/** The greatest number of lines shown unless the address asks for the whole list. */
const most = 200;

/** The rating list of a day, or the players in it who match a query. */
export const load: PageServerLoad = ({ locals, url }) => {
  const list = ratingLists(locals, url);
  const isWhole = url.searchParams.has('whole');
  const { lines, ...about } = list;
  return {
    ...about,
    total: lines.length,
    lines: isWhole ? lines : lines.slice(0, most),
    isEmpty: locals.app.ratings.now().acts.length === 0,
  };
};
