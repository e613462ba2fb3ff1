import { unsaidLeague } from '@rokade/league';
import { mayDo } from '#lib/server/rights/may-do.ts';
import type { PageServerLoad } from './$types';

/** The leagues that the reader leads, or for a team of which they act. */
export const load: PageServerLoad = async ({ locals }) => {
  const listed = await locals.app.leagues.list();
  const all = listed
    .filter((one) => !one.archived && mayDo(locals, 'play-league', one))
    .toSorted((a, b) => (a.changedAt < b.changedAt ? 1 : -1));
  return {
    leagues: all.flatMap((one) => {
      const { id, summary } = one;
      const at = mayDo(locals, 'see-league', one) ? '' : '/team';
      return summary === null ? [] : [{ ...summary, id: id as string, at }];
    }),
    damaged: all.flatMap(({ id, damaged }) =>
      damaged === null ? [] : [{ id: id as string, damaged }],
    ),
    mayMake: mayDo(locals, 'make-event', null),
    values: { ...unsaidLeague, leader: locals.session?.name ?? '' },
  };
};

export { actions } from '#lib/server/forms/tell.ts';
