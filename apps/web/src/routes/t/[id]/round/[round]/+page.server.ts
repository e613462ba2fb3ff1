import { roundState } from '@rokade/presentation/public/round-state.ts';
import { roundPage } from '@rokade/presentation/public/shared-pages.ts';
import { parseRound } from '@rokade/presentation/views/round/chosen-round.ts';
import { roundLines } from '@rokade/presentation/views/round/round-line.ts';
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
    ...roundPage(t, view.round, { locals }),
    ...roundLines(view),
    state: roundState(view),
    advanceFrom: advanceFrom === keptBackUntil ? advanceFrom : '',
  };
};
