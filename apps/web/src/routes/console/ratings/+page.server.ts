import { ratingLists } from '@rokade/presentation/desks/ratings/rating-lists.ts';
import { pageWithLine } from '@rokade/presentation/views/list/lines-of-page.ts';
import { waitingReports } from '#lib/server/ratings/reported-tournaments.ts';
import { today } from '#lib/server/register/register-page.ts';
import { mayDo } from '#lib/server/rights/may-do.ts';
import type { PageServerLoad } from './$types';

/** The lines of a page; the address may ask for the whole list, for paper. */
const size = 50;

/** The rating list of a day, or the players in it who match a query. */
export const load: PageServerLoad = async ({ locals, url }) => {
  const list = ratingLists(locals.app.ratings.now(), url, today(locals));
  const isWhole = url.searchParams.has('whole');
  const { lines, ...about } = list;
  const shown = isWhole
    ? { from: 1, to: lines.length }
    : pageWithLine(lines.length, size, Number(url.searchParams.get('from')));
  return {
    ...about,
    total: lines.length,
    size,
    from: shown.from,
    lines: lines.slice(shown.from - 1, shown.to),
    /** The number of finished tournaments that wait for the office; 0 for whoever only reads. */
    waiting: mayDo(locals, 'keep-ratings', null) ? await waitingReports(locals) : 0,
    isEmpty: locals.app.ratings.now().acts.length === 0,
  };
};
