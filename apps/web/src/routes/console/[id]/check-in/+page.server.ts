import { checkInGroup } from '@rokade/presentation/desks/check-in/check-in-group.ts';
import { publishedRounds, viewCheckIn, viewNoShows } from '@rokade/tournament';
import { mayDo } from '#lib/server/rights/may-do.ts';
import { loadTournament } from '#lib/server/tournaments/load-tournament.ts';
import type { PageServerLoad } from './$types';

export { tournamentActions as actions } from '#lib/server/forms/tell.ts';

/** The players to check in before the next round, and the arbiter's choices for absent ones. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const t = await loadTournament(locals, params);
  const { round, settled, rows } = viewCheckIn(t);
  const decides = mayDo(locals, 'keep-entries', t.id);
  return {
    door: checkInGroup(t),
    decides,
    settled,
    missing: rows.flatMap(({ player, seen, away }) =>
      seen === null && away === null ? [player] : [],
    ),
    afterAll: rows.filter(({ seen, away }) => seen !== null && away !== null),
    halfPoints: t.settings.halfPointByes !== 0 && round < t.settings.roundsPlanned,
    noShows: decides ? viewNoShows(t) : [],
    published: publishedRounds(t),
  };
};
