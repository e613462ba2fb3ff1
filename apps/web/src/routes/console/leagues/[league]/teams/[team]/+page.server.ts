import { againstRatings, squadOf, teamName } from '@rokade/league';
import { squadFaultLines } from '@rokade/presentation/desks/leagues/line-up-faults.ts';
import { criteriaOfPlace } from '@rokade/presentation/public/league/league-criteria.ts';
import { linkDesk } from '#lib/server/accounts/link-desk.ts';
import { loadLeague, teamIn } from '#lib/server/leagues/league-page.ts';
import { mayDo } from '#lib/server/rights/may-do.ts';
import type { PageServerLoad } from './$types';

/** A team: its squad in order, its captain, and the link with which the captain acts. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const league = await loadLeague(locals, params);
  const team = teamIn(league, params);
  const { id, values, captain, withdrawn } = team;
  const squad = squadOf(league, id);
  // Where a league does not compare, the page shows every difference and asks about none.
  const behind = againstRatings(squad, league.values.ratingGap || 1);
  const { links, now } = await linkDesk(locals, league.id);
  return {
    team: id as string,
    teamName: teamName(league, id),
    values,
    captain,
    withdrawn,
    squadFaults: squadFaultLines(locals.t, league, team),
    criteria: criteriaOfPlace(league, team, locals),
    squad: squad.map((member, index) => {
      const found = behind.find((one) => one.member.id === member.id);
      return {
        id: member.id as string,
        place: index + 1,
        seat: member.seat,
        leave: member.leave,
        values: member.values,
        behind: found === undefined ? null : { gap: found.gap, above: found.above.values.name },
      };
    }),
    namedUntil: league.values.namedUntil,
    links: mayDo(locals, 'keep-league', league.id)
      ? links.filter(({ task, revokedAt }) => task.player === id && revokedAt === null)
      : [],
    now,
  };
};

export { actions } from '#lib/server/forms/tell.ts';
