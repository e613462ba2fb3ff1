import { matchPage } from '@rokade/presentation/public/league/league-match.ts';
import { error } from '@sveltejs/kit';
import { shownLeague } from '#lib/server/public/shown-league.ts';
import type { PageServerLoad } from './$types';

/** A match with its boards. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const { league, head, now } = await shownLeague(locals, params.id);
  const match = league.matches.find(({ id }) => id === params.match);
  if (match === undefined) error(404, 'no such match');
  return { league: head, match: matchPage(league, match, now, locals) };
};
