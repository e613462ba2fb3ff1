import { championshipDesk } from '@rokade/presentation/desks/championship/championship-desk.ts';
import { championshipPage } from '@rokade/presentation/views/championship/championship-page.ts';
import { alphabetOf } from '@rokade/tables';
import { namesShown, publishedRounds } from '@rokade/tournament';
import { classSources } from '#lib/server/events/class-sources.ts';
import { mayDo } from '#lib/server/rights/may-do.ts';
import { loadTournament, wholeTournament } from '#lib/server/tournaments/load-tournament.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals, params, url }) => {
  const t = await loadTournament(locals, params);
  const byName = alphabetOf(locals.language);
  const keeps = mayDo(locals, 'keep-entries', t.id);
  const whole = keeps ? await wholeTournament(locals, params) : null;
  return {
    view: championshipPage(t, { locals, isArbiter: mayDo(locals, 'see-event', t.id) }),
    championship:
      whole &&
      championshipDesk(locals, whole, {
        query: url.searchParams,
        sources: await classSources(locals, whole),
      }),
    isPlayed: publishedRounds(t) > 0,
    players: [...namesShown(t.players)]
      .map(([id, name]) => ({ value: id as string, text: name }))
      .toSorted((a, b) => byName(a.text, b.text)),
  };
};

export { tournamentActions as actions } from '#lib/server/forms/tell.ts';
