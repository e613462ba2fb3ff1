import {
  type FideReportRequirement,
  isRequired,
  missingInFideReport,
  ratingChoice,
  type TrfDocument,
  tournamentDocument,
} from '@rokade/formats';
import type { TranslateFor } from '@rokade/texts';
import { type Tournament, viewStandings } from '@rokade/tournament';

/** The tournament as the report file has it, with the places as they are now. */
export function reportDocument(t: Tournament): TrfDocument {
  const ranks = new Map(viewStandings(t).rows.map(({ player, rank }) => [player.no, rank]));
  const ratings = ratingChoice(t.players.map(({ details }) => details));
  return tournamentDocument(t, { ratings, ranks });
}

/** What is missing of one kind, and of how many more than are named. */
export interface MissingGroup {
  readonly named: readonly string[];
  readonly more: number;
}

/** What the report to FIDE lacks, in words, kind by kind. */
export interface FideReportCheck {
  /** Without these FIDE does not take it. */
  readonly required: readonly MissingGroup[];
  readonly advised: readonly MissingGroup[];
}

/** Looks through the report as it would be sent now. @article DSU 2002 §3b */
export function checkFideReport(
  t: Tournament,
  { t: say, most }: { readonly t: TranslateFor<'console'>; readonly most: number },
): FideReportCheck {
  const missing = missingInFideReport(reportDocument(t));
  const grouped = (some: readonly FideReportRequirement[]): readonly MissingGroup[] =>
    [...Map.groupBy(some, ({ code }) => code).values()].map((group) => ({
      named: group.slice(0, most).map((requirement) => say(requirement.code, { ...requirement })),
      more: Math.max(0, group.length - most),
    }));
  return {
    required: grouped(missing.filter(isRequired)),
    advised: grouped(missing.filter((requirement) => !isRequired(requirement))),
  };
}
