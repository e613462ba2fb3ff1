import { linkDesk, makeLink, revokeLink } from '#lib/server/link-desk.ts';
import { loadTournament } from '#lib/server/load-tournament.ts';
import type { Actions, PageServerLoad } from './$types';

/** The links for helpers of this tournament. */
export const load: PageServerLoad = async ({ locals, params }) =>
  linkDesk(locals, (await loadTournament(locals, params)).id);

export const actions: Actions = {
  make: async (form) => makeLink(form, (await loadTournament(form.locals, form.params)).id),
  revoke: async (form) => revokeLink(form, (await loadTournament(form.locals, form.params)).id),
};
