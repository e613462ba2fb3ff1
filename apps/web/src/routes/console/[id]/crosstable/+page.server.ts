import { publishedRounds, viewCrosstable, viewStandings } from '@rokade/tournament';
import { loadTournament } from '#lib/server/load-tournament.ts';
import { crosstableKind, tableOf } from '#lib/views/crosstable/crosstable-line.ts';
import { parseRound } from '#lib/views/round/chosen-round.ts';
import type { PageServerLoad } from './$types';

/** The crosstable or the progress after a round, by default the newest published. */
export const load: PageServerLoad = async ({ locals, params, url }) => {
  const t = await loadTournament(locals, params);
  const newest = publishedRounds(t);
  const view = viewCrosstable(t, parseRound(url.searchParams.get('round'), newest) ?? newest);
  const kind = crosstableKind(url.searchParams);
  return {
    newest,
    kind,
    shown: view.rounds,
    provisional: viewStandings(t, view.rounds).provisional,
    table: tableOf(kind, view, { system: t.settings.system, locale: locals }),
  };
};
