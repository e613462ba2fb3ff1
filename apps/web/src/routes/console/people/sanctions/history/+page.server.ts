import { historyPage, returningTo } from '#lib/server/history-page.ts';
import { sanctionLines, tellSanctions } from '#lib/server/sanctions-page.ts';
import type { Actions, PageServerLoad } from './$types';

/** The newest lines, or those up to one that is asked for. */
export const load: PageServerLoad = async ({ locals, url }) =>
  historyPage(
    await locals.app.sanctions.journal(),
    (entries) => sanctionLines(locals, entries),
    url,
  );

export const actions: Actions = {
  returnTo: returningTo(({ locals }, form, command) => tellSanctions(locals, form, command)),
};
