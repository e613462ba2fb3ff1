import { ratingLists } from '#lib/server/rating-list-page.ts';
import type { PageServerLoad } from './$types';

/** So many are shown at first; all of them on request, and on paper. */
const most = 200;

/** A list of a day, or of it whom a query finds. */
export const load: PageServerLoad = ({ locals, url }) => {
  const asked = ratingLists(locals, url);
  const isWhole = url.searchParams.has('whole');
  const { lines, ...about } = asked;
  return {
    ...about,
    total: lines.length,
    lines: isWhole ? lines : lines.slice(0, most),
    isEmpty: locals.app.ratings.now().acts.length === 0,
  };
};
