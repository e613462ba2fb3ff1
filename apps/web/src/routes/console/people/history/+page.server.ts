import { historyPage } from '@rokade/presentation/console/journal/history-page.ts';
import { historyLines } from '@rokade/presentation/desks/people/history-lines.ts';
import type { PageServerLoad } from './$types';

/** The history of the register, one page. */
export const load: PageServerLoad = async ({ locals, url }) =>
  historyPage(await locals.app.register.journal(), (entries) => historyLines(locals, entries), url);

export { actions } from '#lib/server/forms/tell.ts';
