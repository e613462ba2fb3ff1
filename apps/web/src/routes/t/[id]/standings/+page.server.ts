import { publishedRounds, viewStandings } from '@rokade/tournament';
import { error } from '@sveltejs/kit';
import { namesIn } from '#lib/chess/plain-facts.ts';
import { reasonLines } from '#lib/chess/reason-lines.ts';
import { publicPage } from '#lib/server/public-page.ts';
import { parseRound } from '#lib/views/round/chosen-round.ts';
import { standingsLines } from '#lib/views/standings/standings-line.ts';
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
    withdrawals: reasonLines(namesIn(t), view.withdrawals, locals.t),
    lines: standingsLines(view, locals.language),
  };
};
