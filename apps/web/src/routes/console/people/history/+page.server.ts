import { historyLines } from '#lib/desks/people/history-lines.ts';
import { historyPage, returningTo } from '#lib/server/history-page.ts';
import { tellRegister } from '#lib/server/register-page.ts';
import type { Actions, PageServerLoad } from './$types';

/** The newest lines, or those up to one that is asked for. */
export const load: PageServerLoad = async ({ locals, url }) =>
  historyPage(await locals.app.register.journal(), (entries) => historyLines(locals, entries), url);

export const actions: Actions = {
  returnTo: returningTo(({ locals }, form, command) => tellRegister(locals, form, command)),
};
