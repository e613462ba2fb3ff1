import { prizeLines, totalAwarded } from '@rokade/presentation/views/prizes/prize-lines.ts';
import { namesIn } from '@rokade/tables';
import { viewPrizes } from '@rokade/tournament';
import { loadTournament } from '#lib/server/tournaments/load-tournament.ts';
import type { PageServerLoad } from './$types';

export { tournamentActions as actions } from '#lib/server/forms/tell.ts';

/** The plan of the prizes, and their winners by the present standings. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const t = await loadTournament(locals, params);
  const view = viewPrizes(t);
  const { language } = locals;
  return {
    prizes: t.prizes,
    year: t.settings.roundDates.find((date) => date !== '')?.slice(0, 4) ?? '',
    result: view && {
      round: view.round,
      provisional: view.provisional,
      faults: view.faults,
      lists: prizeLines(view, { language, t: locals.t, namer: namesIn(t) }),
      total: totalAwarded(view, language),
    },
  };
};
