import { officeRulesFor, sanctionRules } from '@rokade/rules';
import type { TranslateFor } from '@rokade/texts';
import {
  type RatingReportView,
  type Tournament,
  viewCandidates,
  viewRatingReport,
} from '@rokade/tournament';
import { type NotRatedLine, notRatedLines } from '../views/reports/not-rated-lines.ts';
import {
  type RatedOtherwiseLine,
  ratedOtherwiseLines,
} from '../views/reports/rated-otherwise-lines.ts';

/** The rating report with the facts of the event that are sent with it. */
export interface PrintedReport extends Pick<RatingReportView, 'edition' | 'method' | 'sendBy'> {
  readonly rows: readonly (Omit<RatingReportView['rows'][number], 'because'> & {
    readonly birthDate: string;
  })[];
  /** How many things it still lacks. */
  readonly missing: number;
  /** Games that were played and are left out, each with why. */
  readonly notRated: readonly NotRatedLine[];
  /** Results that are corrected for the rating alone. */
  readonly ratedOtherwise: readonly RatedOtherwiseLine[];
  readonly dates: readonly string[];
  readonly chiefArbiter: string;
  readonly arbiters: readonly string[];
  readonly committee: readonly string[];
  /** Arbiters who play with the rating officer's leave. */
  readonly leaveToPlay: readonly string[];
  /** Who has a candidate result. */
  readonly candidates: readonly string[];
  /** Its federation wants to hear of warnings and suspensions; they are written by hand, few may know. */
  readonly withSanctions: boolean;
}

const named = (names: readonly string[]) => names.filter((name) => name !== '');

/**
 * The rating report by the rules in force, as it is printed: with all that goes in with it.
 *
 * @article DSU 2002 §5g, §6; 4.9.1-12
 */
export function printedReport(t: Tournament, say: TranslateFor<'console'>): PrintedReport {
  const { edition, method, sendBy, rows, missing, notRated } = viewRatingReport(t);
  const { roundDates, chiefArbiter, arbiters, committee, leaveToPlay, federation } = t.settings;
  return {
    edition,
    method,
    sendBy,
    rows: rows.map(({ because: _, ...row }) => ({
      ...row,
      birthDate: t.players[row.player.no - 1]?.details.birthDate ?? '',
    })),
    missing: missing.length,
    notRated: notRatedLines(t, notRated, say),
    ratedOtherwise: ratedOtherwiseLines(t, say),
    dates: named(roundDates),
    chiefArbiter,
    arbiters: named(arbiters),
    committee: named(committee),
    leaveToPlay: named(leaveToPlay),
    candidates: named(viewCandidates(t).map(({ no }) => t.players[no - 1]?.details.name ?? '')),
    withSanctions: officeRulesFor(federation, (roundDates[0] ?? '').slice(0, 10)).some(
      ({ code }) => sanctionRules(code) !== undefined,
    ),
  };
}
