import { historyPage } from '@rokade/presentation/console/journal/history-page.ts';
import { sanctionLines } from '#lib/server/register/sanctions-page.ts';
import type { PageServerLoad } from './$types';

/** The history of the book of sanctions, one page. */
export const load: PageServerLoad = async ({ locals, url }) =>
  historyPage(
    await locals.app.sanctions.journal(),
    (entries) => sanctionLines(locals, entries),
    url,
  );

export { actions } from '#lib/server/forms/tell.ts';
