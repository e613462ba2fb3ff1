import { rulingLines } from '@rokade/presentation/chess/ruling-lines.ts';
import { openGamesOfClass } from '@rokade/presentation/desks/championship/class-kept.ts';
import { dutyLines } from '@rokade/presentation/desks/round/duty-lines.ts';
import { openGamesPage } from '@rokade/presentation/public/shared-pages.ts';
import { rulingsIn } from '@rokade/rules';
import { viewDuties, viewExcuses } from '@rokade/tournament';
import { mayDo } from '#lib/server/rights/may-do.ts';
import { loadTournament } from '#lib/server/tournaments/load-tournament.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals, params }) => {
  const t = await loadTournament(locals, params);
  return {
    view: openGamesOfClass(locals.session?.rights ?? [], t, openGamesPage(t).view),
    excuses: viewExcuses(t),
    // The keeper of a class does not have the arbiter's duties.
    duties: mayDo(locals, 'see-event', t.id)
      ? dutyLines(locals, viewDuties(t, locals.app.hall()))
      : [],
    classed: t.championship !== null,
    rulings: rulingLines(locals, rulingsIn(t.settings.federation, 'illness')),
    today: locals.app.hall().now.slice(0, 10),
  };
};

export { tournamentActions as actions } from '#lib/server/forms/tell.ts';
