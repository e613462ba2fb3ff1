import { reasonLines } from '@rokade/presentation/chess/reason-lines.ts';
import { roundState } from '@rokade/presentation/public/round-state.ts';
import { parseRound } from '@rokade/presentation/views/round/chosen-round.ts';
import { roundLines } from '@rokade/presentation/views/round/round-line.ts';
import { matchHeadings } from '@rokade/presentation/views/teams/match-headings.ts';
import { namesIn } from '@rokade/tables';
import { advanceResultsFrom, publishedRounds, viewRound } from '@rokade/tournament';
import { error } from '@sveltejs/kit';
import { publicPage } from '#lib/server/public/public-page.ts';
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
