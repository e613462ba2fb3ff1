import { contestHistory } from '#lib/desks/club/contest-history.ts';
import { contestIdOr404, tellContest } from '#lib/server/contest-page.ts';
import { historyPage, returningTo } from '#lib/server/history-page.ts';
import type { Actions, PageServerLoad } from './$types';

/** The newest lines, or those up to one that is asked for. */
export const load: PageServerLoad = async ({ locals, params, url }) =>
  historyPage(
    await locals.app.contests.journal(contestIdOr404(params.contest)),
    (entries) => contestHistory(locals.t, entries),
    url,
  );

export const actions: Actions = {
  returnTo: returningTo(({ locals, params }, form, command) =>
    tellContest(locals, params, form, command),
  ),
};
