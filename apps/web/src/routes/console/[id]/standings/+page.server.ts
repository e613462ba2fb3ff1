import { publishedRounds, viewStandings } from '@rokade/tournament';
import { parseRound } from '#lib/public/chosen-round.ts';
import { standingsLines } from '#lib/public/standings-line.ts';
import { loadTournament } from '#lib/server/load-tournament.ts';
import { reasonLines } from '#lib/server/reason-lines.ts';
import type { PageServerLoad } from './$types';

/** The standings after a round, by default the newest published. */
export const load: PageServerLoad = async ({ locals, params, url }) => {
  const t = await loadTournament(locals, params);
  const newest = publishedRounds(t);
  const view = viewStandings(t, parseRound(url.searchParams.get('round'), newest) ?? newest);
  return {
    newest,
    shown: view.round,
    provisional: view.provisional,
    tieBreaks: view.tieBreaks,
    lots: view.lots,
    orderChanged: view.orderChangedAfterRound,
    withdrawals: reasonLines(t, view.withdrawals, locals.t),
    lines: standingsLines(view, locals.language),
  };
};
