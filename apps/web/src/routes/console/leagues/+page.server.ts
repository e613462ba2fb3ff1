import { emptyLeagueValues } from '@rokade/league';
import { bookList } from '#lib/server/house/book-list.ts';
import { mayDo } from '#lib/server/rights/may-do.ts';
import type { PageServerLoad } from './$types';

/** The leagues that the reader leads, or for a team of which they act. */
export const load: PageServerLoad = async ({ locals, url }) => {
  const listed = await locals.app.leagues.list();
  const { list, books } = bookList({ locals, url }, listed, (one) =>
    mayDo(locals, 'play-league', one),
  );
  return {
    list,
    leagues: books.flatMap((one) => {
      const { id, summary } = one;
      const at = mayDo(locals, 'see-league', one) ? '' : '/team';
      return summary === null ? [] : [{ ...summary, id: id as string, at }];
    }),
    values: { ...emptyLeagueValues, leader: locals.session?.name ?? '' },
  };
};

export { actions } from '#lib/server/forms/tell.ts';
