import { advanceResultsFrom, isPast, publishedRounds, viewRound } from '@rokade/tournament';
import { error } from '@sveltejs/kit';
import { parseRound } from '#lib/public/chosen-round.ts';
import { roundLines } from '#lib/public/round-line.ts';
import { roundState } from '#lib/public/round-state.ts';
import { publicPage } from '#lib/server/public-page.ts';
import { reasonLines } from '#lib/server/reason-lines.ts';
import { matchHeadings } from '#lib/teams/match-headings.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ params, locals }) => {
  const { t } = await publicPage(locals, params.id);
  const round = parseRound(params.round, publishedRounds(t));
  const view = round === null ? null : viewRound(t, round);
  if (view === null) error(404, 'no such round');
  const advanceFrom = advanceResultsFrom(t, view.round);
  return {
    round: view.round,
    stage: view.stage,
    state: roundState(view),
    play: view.play,
    advanceFrom: isPast(advanceFrom, locals.app.hall().now) ? '' : advanceFrom,
    ...roundLines(view),
    headings: matchHeadings(t, view.round, locals.t),
    remarks: reasonLines(t, view.remarks, locals.t),
  };
};
