import { isDraft, roundsOf } from '@rokade/league';
import {
  boardLines,
  matchLine,
  scoreOptions,
} from '@rokade/presentation/views/league/match-lines.ts';
import { error } from '@sveltejs/kit';
import { divisionIn, loadLeague } from '#lib/server/leagues/league-page.ts';
import type { PageServerLoad } from './$types';

/** All boards of a round, whose results are entered at once. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const league = await loadLeague(locals, params);
  const division = divisionIn(league, params);
  const all = roundsOf(league, division.id);
  const round = all.find((one) => String(one.round) === params.round);
  if (round === undefined) error(404, 'no such round');
  const { now } = locals.app.hall();
  return {
    division: division.id as string,
    name: division.values.name,
    round: round.round,
    rounds: all.map((one) => one.round),
    isDraft: isDraft(division, round.round),
    scores: scoreOptions,
    matches: round.matches.map((match) => ({
      line: matchLine(locals, league, match, now),
      boards: boardLines(league, match),
    })),
  };
};

export { actions } from '#lib/server/forms/tell.ts';
