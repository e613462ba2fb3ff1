import { historyPage } from '@rokade/presentation/console/journal/history-page.ts';
import { contestHistory } from '@rokade/presentation/desks/club/contest-history.ts';
import { contestIdOr404 } from '#lib/server/club/contest-page.ts';
import type { PageServerLoad } from './$types';

/** The history of a competition, one page. */
export const load: PageServerLoad = async ({ locals, params, url }) =>
  historyPage(
    await locals.app.contests.journal(contestIdOr404(params.contest)),
    (entries) => contestHistory(locals.t, entries),
    url,
  );

export { actions } from '#lib/server/forms/tell.ts';
