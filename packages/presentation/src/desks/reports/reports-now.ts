import { fideList, ratingRuleSets } from '@rokade/rules';
import { namesIn } from '@rokade/tables';
import {
  monthsOf,
  type RatingReportView,
  recordOf,
  reportsInOrder,
  type Tournament,
  viewNotRated,
  viewRatingReport,
  viewSentReports,
} from '@rokade/tournament';
import { reasonLines } from '../../chess/reason-lines.ts';
import { notRatedLines } from '../../views/reports/not-rated-lines.ts';
import { ratedOtherwiseLines } from '../../views/reports/rated-otherwise-lines.ts';
import type { Locale } from '../../words/locale.ts';
import type { Query } from '../../words/query.ts';
import { checkFideReport } from './fide-report.ts';
import { groupedMissing } from './missing-in-report.ts';
import type { MonthRatingForm } from './month-ratings.ts';
import { sentLines } from './report-lines.ts';

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

/** What an address asks of the reports, the day in the hall, and what a long event has by month. */
interface ReportRequest {
  /** `all` names everybody with missing data; `rules`: the edition of the rating rules. */
  readonly query: Query & { has(name: string): boolean };
  /** `2026-11-30`. */
  readonly today: string;
  readonly monthRatings: readonly MonthRatingForm[];
}

/** The reports as they would be sent now, with what is missing; the one that applies is first. */
export function reportsNow(
  t: Tournament,
  locale: Locale<'server'>,
  { query, today, monthRatings }: ReportRequest,
) {
  const most = query.has('all') ? Number.POSITIVE_INFINITY : namedAtOnce;
  const view = viewRatingReport(t, query.get('rules'));
  const outside = view.missing.find(({ code }) => code === 'report.time-control-outside-rules');
  const noted = viewSentReports(t);
  return {
    order: reportsInOrder(t.settings),
    fide: {
      ...checkFideReport(t, { t: locale.t, most }),
      notRated: notRatedLines(t, viewNotRated(t, fideList), locale.t),
    },
    months: monthsOf(t),
    monthRatings,
    sent: {
      national: sentLines(t, noted, { kind: 'national', locale }),
      fide: sentLines(t, noted, { kind: 'fide', locale }),
    },
    today,
    national: {
      edition: view.edition,
      ratedFrom: view.ratedFrom,
      editions: ratingRuleSets.map(({ edition }) => edition),
      daysLeft: daysUntil(view.sendBy, today),
      method: view.method,
      sendBy: view.sendBy,
      lines: view.rows.map(({ because: _, ...line }) => line),
      missing: groupedMissing(t, { missing: view.missing, most }),
      notRated: notRatedLines(t, view.notRated, locale.t),
      leavesOutReserves: leavesOutReserves(t, view),
      ratedOtherwise: ratedOtherwiseLines(t, locale.t),
      timeControl:
        outside !== undefined && 'reasons' in outside
          ? reasonLines(namesIn(t), outside.reasons, locale.t)
          : [],
    },
  };
}
