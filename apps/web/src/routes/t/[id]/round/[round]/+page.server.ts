import { namesIn } from '@rokade/tables';
import { advanceResultsFrom, publishedRounds, viewRound } from '@rokade/tournament';
import { error } from '@sveltejs/kit';
import { reasonLines } from '#lib/chess/reason-lines.ts';
import { roundState } from '#lib/public/round-state.ts';
import { publicPage } from '#lib/server/public/public-page.ts';
import { parseRound } from '#lib/views/round/chosen-round.ts';
import { roundLines } from '#lib/views/round/round-line.ts';
import { matchHeadings } from '#lib/views/teams/match-headings.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ params, locals }) => {
  const { t, keptBackUntil } = await publicPage(locals, params.id);
  const round = parseRound(params.round, publishedRounds(t));
  const view = round === null ? null : viewRound(t, round);
  if (view === null) error(404, 'no such round');
  const advanceFrom = advanceResultsFrom(t, view.round);
  return {
    shown: view.round,
    stage: view.stage,
    state: roundState(view),
    play: view.play,
    advanceFrom: advanceFrom === keptBackUntil ? advanceFrom : '',
    ...roundLines(view),
    headings: matchHeadings(t, view.round, locals.t),
    remarks: reasonLines(namesIn(t), view.remarks, locals.t),
  };
};
