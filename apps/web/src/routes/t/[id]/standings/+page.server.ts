import { publishedRounds, viewStandings } from '@rokade/tournament';
import { error } from '@sveltejs/kit';
import { parseRound } from '#lib/public/chosen-round.ts';
import { standingsLines } from '#lib/public/standings-line.ts';
import { publicPage } from '#lib/server/public-page.ts';
import { reasonLines } from '#lib/server/reason-lines.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ params, locals, url }) => {
  const { t } = await publicPage(locals, params.id);
  if (!t.settings.visibility.standings) error(404, 'not public');
  const newest = publishedRounds(t);
  const view = viewStandings(t, parseRound(url.searchParams.get('round'), newest) ?? newest);
  return {
    round: view.round,
    provisional: view.provisional,
    /** The newest table, and games or rounds are still to come: places may change. */
    canChange: view.round === newest && newest > 0 && !t.finished,
    tieBreaks: view.tieBreaks,
    lots: view.lots,
    orderChanged: view.orderChangedAfterRound,
    withdrawals: reasonLines(t, view.withdrawals, locals.t),
    lines: standingsLines(view, locals.language),
  };
};
