import { championshipPage } from '@rokade/presentation/views/championship/championship-page.ts';
import { alphabetOf } from '@rokade/tables';
import { namesShown, publishedRounds } from '@rokade/tournament';
import { championshipDesk } from '#lib/server/events/championship-desk.ts';
import { mayDo } from '#lib/server/rights/may-do.ts';
import { loadTournament, wholeTournament } from '#lib/server/tournaments/load-tournament.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals, params, url }) => {
  const t = await loadTournament(locals, params);
  const byName = alphabetOf(locals.language);
  return {
    view: championshipPage(t, { locals, isArbiter: mayDo(locals, 'see-event', t.id) }),
    championship: mayDo(locals, 'keep-entries', t.id)
      ? await championshipDesk(locals, await wholeTournament(locals, params), url.searchParams)
      : null,
    isPlayed: publishedRounds(t) > 0,
    players: [...namesShown(t.players)]
      .map(([id, name]) => ({ value: id as string, text: name }))
      .toSorted((a, b) => byName(a.text, b.text)),
  };
};

export { tournamentActions as actions } from '#lib/server/forms/tell.ts';
