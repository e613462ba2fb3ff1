import { reasonLines } from '@rokade/presentation/chess/reason-lines.ts';
import { rulingLines } from '@rokade/presentation/chess/ruling-lines.ts';
import { fideConditions } from '@rokade/presentation/desks/reports/condition-lines.ts';
import { checkFideReport } from '@rokade/presentation/desks/reports/fide-report.ts';
import { groupedMissing } from '@rokade/presentation/desks/reports/missing-in-report.ts';
import { nationalConditions } from '@rokade/presentation/desks/reports/national-conditions.ts';
import { sentLines } from '@rokade/presentation/desks/reports/report-lines.ts';
import { notRatedLines } from '@rokade/presentation/views/reports/not-rated-lines.ts';
import { ratedOtherwiseLines } from '@rokade/presentation/views/reports/rated-otherwise-lines.ts';
import { fideList, ratingRuleSets, rulingsIn } from '@rokade/rules';
import { namesIn } from '@rokade/tables';
import {
  isFinishedProvisionally,
  monthsOf,
  publishedRounds,
  type RatingReportView,
  recordOf,
  reportsInOrder,
  type Tournament,
  viewNotRated,
  viewRatingReport,
  viewSentReports,
  waitsForOpenGames,
} from '@rokade/tournament';
import { eventOf, type LinkedEvent } from '#lib/server/events/event-of.ts';
import { loadEvent } from '#lib/server/events/event-page.ts';
import { unlicensedOfTournament } from '#lib/server/players/licence-lines.ts';
import { monthRatingForms } from '#lib/server/ratings/month-ratings.ts';
import { isOfRegister } from '#lib/server/ratings/of-register.ts';
import { today } from '#lib/server/register/register-page.ts';
import { mayDo } from '#lib/server/rights/may-do.ts';
import { tournamentConflicts } from '#lib/server/tournaments/conflict-lines.ts';
import { loadTournament } from '#lib/server/tournaments/load-tournament.ts';
import type { PageServerLoad } from './$types';

/** How many players with the same missing data are named unless all are asked for. */
const namedAtOnce = 5;

/** The number of days from now until `day`, negative for a past one; null: no day is given. */
const daysUntil = (day: string, now: string): number | null =>
  day === '' ? null : Math.round((Date.parse(day) - Date.parse(now)) / 86_400_000);

/**
 * Whether the report asks for games of late reserves: for teams, by rules that do not rate those.
 */
const leavesOutReserves = ({ settings }: Tournament, { edition }: RatingReportView): boolean =>
  recordOf(settings.system).pages.includes('teams') &&
  ratingRuleSets.some(({ edition: code, list }) => code === edition && list.lateReserves !== null);

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
  const most = url.searchParams.has('all') ? Number.POSITIVE_INFINITY : namedAtOnce;
  const view = viewRatingReport(t, url.searchParams.get('rules'));
  const outside = view.missing.find(({ code }) => code === 'report.time-control-outside-rules');
  const noted = viewSentReports(t);
  const reports = {
    order: reportsInOrder(t.settings),
    fide: {
      ...checkFideReport(t, { t: locals.t, most }),
      notRated: notRatedLines(t, viewNotRated(t, fideList), locals.t),
    },
    months: monthsOf(t),
    monthRatings: monthRatingForms(locals.app.lists, t),
    sent: {
      national: sentLines(t, noted, { kind: 'national', locale: locals }),
      fide: sentLines(t, noted, { kind: 'fide', locale: locals }),
    },
    today: today(locals),
    national: {
      edition: view.edition,
      ratedFrom: view.ratedFrom,
      editions: ratingRuleSets.map(({ edition }) => edition),
      daysLeft: daysUntil(view.sendBy, today(locals)),
      method: view.method,
      sendBy: view.sendBy,
      lines: view.rows.map(({ because: _, ...line }) => line),
      missing: groupedMissing(t, { missing: view.missing, most }),
      notRated: notRatedLines(t, view.notRated, locals.t),
      leavesOutReserves: leavesOutReserves(t, view),
      ratedOtherwise: ratedOtherwiseLines(t, locals.t),
      timeControl:
        outside !== undefined && 'reasons' in outside
          ? reasonLines(namesIn(t), outside.reasons, locals.t)
          : [],
    },
  };
  return {
    rulings: rulingLines(locals, rulingsIn(t.settings.federation, 'rating')),
    reports,
    waits: waitsForOpenGames(t),
    isRegistered,
    together,
    national,
    conditions,
    conflicts: tournamentConflicts(locals, t),
    unlicensed: unlicensedOfTournament(locals, t),
  };
};

export { tournamentActions as actions } from '#lib/server/forms/tell.ts';
