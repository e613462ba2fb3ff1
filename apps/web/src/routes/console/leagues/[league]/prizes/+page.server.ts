import { clubPrizeLines } from '@rokade/presentation/desks/leagues/club-prizes.ts';
import { loadLeague } from '#lib/server/leagues/league-page.ts';
import type { PageServerLoad } from './$types';

/** The prizes within the teams of a club. */
export const load: PageServerLoad = async ({ locals, params, url }) => {
  const league = await loadLeague(locals, params);
  const clubs = [...new Set(league.teams.map(({ values }) => values.club))]
    .filter((club) => club !== '')
    .toSorted();
  const name = url.searchParams.get('club') ?? '';
  const club = clubs.includes(name) ? name : (clubs[0] ?? '');
  return { clubs, club, teams: clubPrizeLines(league, club, locals.t) };
};
