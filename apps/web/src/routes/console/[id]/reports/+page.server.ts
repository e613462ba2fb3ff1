import { rulingLines } from '@rokade/presentation/chess/ruling-lines.ts';
import { fideConditions } from '@rokade/presentation/desks/reports/condition-lines.ts';
import { nationalConditions } from '@rokade/presentation/desks/reports/national-conditions.ts';
import { reportsNow } from '@rokade/presentation/desks/reports/reports-now.ts';
import { rulingsIn } from '@rokade/rules';
import {
  isFinishedProvisionally,
  publishedRounds,
  type Tournament,
  waitsForOpenGames,
} from '@rokade/tournament';
import { eventOf, type LinkedEvent } from '#lib/server/events/event-of.ts';
import { loadEvent } from '#lib/server/events/event-page.ts';
import { faultsOfOfficers } from '#lib/server/players/faults-of-officers.ts';
import { monthRatings } from '#lib/server/ratings/month-ratings.ts';
import { isOfRegister } from '#lib/server/ratings/of-register.ts';
import { today } from '#lib/server/register/register-page.ts';
import { mayDo } from '#lib/server/rights/may-do.ts';
import { loadTournament } from '#lib/server/tournaments/load-tournament.ts';
import type { PageServerLoad } from './$types';

/**
 * The event whose groups count as one tournament and are reported together; null: none.
 *
 * @article DSU 2002 §65e
 */
async function countedIn(locals: App.Locals, { id }: Tournament): Promise<LinkedEvent | null> {
  const event = await eventOf(locals.app, id, (one) => mayDo(locals, 'see-event', one));
  if (event === null) return null;
  const { invitation } = await loadEvent(locals, { event: event.id });
  return invitation.combinationCounts === 'one' ? event : null;
}

/** The reports as they would be sent now, with what is missing; the one that applies is first. */
export const load: PageServerLoad = async ({ locals, params, url }) => {
  const t = await loadTournament(locals, params);
  const conditions = fideConditions(t, url.searchParams, locals);
  const national = nationalConditions(t, locals);
  const together = await countedIn(locals, t);
  const isRegistered = isOfRegister(locals, t.settings.federation);
  if (publishedRounds(t) === 0 || isFinishedProvisionally(t)) {
    const nothing = { isRegistered, conflicts: [], unlicensed: [], rulings: [] };
    return { reports: null, waits: false, together, national, conditions, ...nothing };
  }
  return {
    rulings: rulingLines(locals, rulingsIn(t.settings.federation, 'rating')),
    reports: reportsNow(t, locals, {
      query: url.searchParams,
      today: today(locals),
      monthRatings: monthRatings(locals.app.lists, t),
    }),
    waits: waitsForOpenGames(t),
    isRegistered,
    together,
    national,
    conditions,
    ...faultsOfOfficers(locals, t),
  };
};

export { tournamentActions as actions } from '#lib/server/forms/tell.ts';
