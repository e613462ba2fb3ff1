import { listsOf } from '@rokade/presentation/views/prints/kinds.ts';
import { publishedRounds } from '@rokade/tournament';
import { loadTournament } from '#lib/server/tournaments/load-tournament.ts';
import type { PageServerLoad } from './$types';

export { tournamentActions as actions } from '#lib/server/forms/tell.ts';

export const load: PageServerLoad = async ({ locals, params }) => {
  const t = await loadTournament(locals, params);
  return {
    paired: t.rounds.length,
    published: publishedRounds(t),
    lists: listsOf(t),
    look: t.settings.printLook,
  };
};
