import { codeSubjects } from '@rokade/presentation/desks/results/code-desk.ts';
import { embedDesk } from '@rokade/presentation/desks/screens/embed-desk.ts';
import { linkDesk, webhookDesk } from '#lib/server/accounts/link-desk.ts';
import { loadTournament } from '#lib/server/tournaments/load-tournament.ts';
import type { PageServerLoad } from './$types';

/**
 * A tournament's links for helpers, codes for reports by phone, tables for other sites and
 * webhooks.
 */
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

export { tournamentActions as actions } from '#lib/server/forms/tell.ts';
