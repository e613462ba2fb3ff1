import { codeSubjects, revokeCodes } from '#lib/server/code-desk.ts';
import { embedDesk } from '#lib/server/embed-desk.ts';
import { linkDesk, makeLink, revokeLink } from '#lib/server/link-desk.ts';
import { loadTournament } from '#lib/server/load-tournament.ts';
import { webhookActions, webhookDesk } from '#lib/server/webhook-desk.ts';
import type { Actions, PageServerLoad } from './$types';

/** The links for helpers of this tournament, whose codes report results, the tables for other sites and the programs that are told. */
export const load: PageServerLoad = async ({ locals, params, url }) => {
  const t = await loadTournament(locals, params);
  return {
    ...(await linkDesk(locals, t.id)),
    classes: t.championship?.of ?? 0,
    subjects: codeSubjects(locals, t),
    embed: embedDesk(locals, url, t),
    webhooks: await webhookDesk(locals, t.id),
  };
};

export const actions: Actions = {
  make: async (form) => makeLink(form, (await loadTournament(form.locals, form.params)).id),
  revoke: async (form) => revokeLink(form, (await loadTournament(form.locals, form.params)).id),
  void: async (form) => revokeCodes(form, (await loadTournament(form.locals, form.params)).id),
  ...webhookActions(async (locals: App.Locals, params: { readonly id: string }) => ({
    kind: 'tournament',
    id: (await loadTournament(locals, params)).id,
  })),
};
