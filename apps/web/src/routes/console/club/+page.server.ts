import { unsaidContest } from '@rokade/club';
import { contestDay } from '#lib/server/club/contest-page.ts';
import { mayDo, type Owned } from '#lib/server/rights/may-do.ts';
import type { PageServerLoad } from './$types';

/**
 * Whether a competition belongs in the reader's list: it is of this desk's organisation, or they
 * have a right for it.
 */
const isAtDesk = (locals: App.Locals, { id, organisation }: Owned): boolean =>
  organisation === locals.app.organisation || mayDo(locals, 'see-contest', id);

/** The reader's competitions, current or archived, with the damaged ones in a list of their own. */
export const load: PageServerLoad = async ({ locals, url }) => {
  const listed = await locals.app.contests.list();
  const all = listed
    .filter((one) => isAtDesk(locals, one) && mayDo(locals, 'see-contest', one))
    .toSorted((a, b) => (a.changedAt < b.changedAt ? 1 : -1));
  const inArchive = url.searchParams.get('view') === 'archived';
  const year = contestDay(locals).slice(0, 4);
  return {
    inArchive,
    hasArchive: all.some(({ archived }) => archived),
    contests: all.flatMap(({ id, summary, archived }) =>
      summary === null || archived !== inArchive ? [] : [{ ...summary, contest: id as string }],
    ),
    damaged: all.flatMap(({ id, damaged }) => (damaged === null ? [] : [{ id, damaged }])),
    mayMake: mayDo(locals, 'make-event', null),
    values: {
      ...unsaidContest,
      leader: locals.session?.name ?? '',
      firstDay: `${year}-01-01`,
      lastDay: `${year}-12-31`,
      published: true,
    },
  };
};

export { actions } from '#lib/server/forms/tell.ts';
