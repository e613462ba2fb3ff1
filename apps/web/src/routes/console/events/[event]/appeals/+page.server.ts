import { appealText } from '@rokade/presentation/desks/appeals/appeal-text.ts';
import { appealRules } from '@rokade/rules';
import { viewAppeals } from '@rokade/tournament';
import { loadEvent, tournamentsOf } from '#lib/server/events/event-page.ts';
import { mayDo } from '#lib/server/rights/may-do.ts';
import type { PageServerLoad } from './$types';

/** The protests of all groups that the reader sees, the newest of each group first. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const tournaments = await tournamentsOf(locals, await loadEvent(locals, params));
  const seen = tournaments.filter(({ id }) => mayDo(locals, 'see-event', id));
  return {
    groups: seen.map((t) => {
      const view = viewAppeals(t);
      const hasRules = appealRules(view.rules ?? '') !== undefined;
      const appeals = view.appeals.flatMap((one) => appealText(t, locals, one) ?? []);
      return { id: t.id, name: t.settings.group || t.settings.name, hasRules, appeals };
    }),
  };
};
