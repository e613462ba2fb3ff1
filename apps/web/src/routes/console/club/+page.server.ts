import { emptyContestValues } from '@rokade/club';
import { contestDay } from '#lib/server/club/contest-page.ts';
import { bookList } from '#lib/server/house/book-list.ts';
import { firstSettings } from '#lib/server/house/home.ts';
import { mayDo, type Owned } from '#lib/server/rights/may-do.ts';
import type { PageServerLoad } from './$types';

/**
 * Whether a competition belongs in the reader's list: it is of this desk's organisation, or they
 * have a right for it.
 */
const isAtDesk = (locals: App.Locals, { id, organisation }: Owned): boolean =>
  organisation === locals.app.organisation || mayDo(locals, 'see-contest', id);

/** The reader's competitions. */
export const load: PageServerLoad = async ({ locals, url }) => {
  const listed = await locals.app.contests.list();
  const { list, books } = bookList(
    { locals, url },
    listed,
    (one) => isAtDesk(locals, one) && mayDo(locals, 'see-contest', one),
  );
  const year = contestDay(locals).slice(0, 4);
  return {
    list,
    contests: books.flatMap(({ id, summary }) =>
      summary === null ? [] : [{ ...summary, contest: id as string }],
    ),
    values: {
      ...emptyContestValues,
      leader: locals.session?.name ?? '',
      firstDay: `${year}-01-01`,
      lastDay: `${year}-12-31`,
      published: firstSettings(locals.app, locals.language).visibility.published,
    },
  };
};

export { actions } from '#lib/server/forms/tell.ts';
