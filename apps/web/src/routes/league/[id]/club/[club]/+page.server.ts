import { clubNow } from '@rokade/league';
import { clubPage } from '@rokade/presentation/public/league/league-team.ts';
import { error, redirect } from '@sveltejs/kit';
import { shownLeague } from '#lib/server/public/shown-league.ts';
import type { PageServerLoad } from './$types';

/** All teams of a club in a league. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const { league, head } = await shownLeague(locals, params.id);
  const club = clubPage(league, params.club, locals);
  if (club === null) {
    const name = clubNow(league, params.club);
    if (name === params.club) error(404, 'no such club');
    // Whoever kept the address of a club that was merged finds the club that it is now.
    redirect(302, `/league/${head.id}/club/${encodeURIComponent(name)}`);
  }
  return { league: head, club };
};
