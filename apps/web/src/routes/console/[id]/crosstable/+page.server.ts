import { publishedRounds, viewCrosstable, viewStandings } from '@rokade/tournament';
import { parseRound } from '#lib/public/chosen-round.ts';
import { crosstableLines } from '#lib/public/crosstable-line.ts';
import { loadTournament } from '#lib/server/load-tournament.ts';
import type { PageServerLoad } from './$types';

/** The crosstable after a round, by default the newest published. */
export const load: PageServerLoad = async ({ locals, params, url }) => {
  const t = await loadTournament(locals, params);
  const newest = publishedRounds(t);
  const view = viewCrosstable(t, parseRound(url.searchParams.get('round'), newest) ?? newest);
  return {
    newest,
    shown: view.rounds,
    provisional: viewStandings(t, view.rounds).provisional,
    table: crosstableLines(view, t.settings.system, locals),
  };
};
