import {
  type FideReportLack,
  fideReportLacks,
  isRequired,
  ratingChoice,
  type TrfDocument,
  tournamentDocument,
} from '@rokade/formats';
import type { Translate } from '@rokade/texts';
import { type Tournament, viewStandings } from '@rokade/tournament';

/** The tournament as the report file has it, with the places as they are now. */
export function reportDocument(t: Tournament): TrfDocument {
  const ranks = new Map(viewStandings(t).rows.map(({ player, rank }) => [player.no, rank]));
  const ratings = ratingChoice(t.players.map(({ details }) => details));
  return tournamentDocument(t, { ratings, ranks });
}

/** Lacks of one kind: the first few, and what stands folded away in a large field. */
export interface LackGroup {
  readonly first: readonly string[];
  readonly more: readonly string[];
}

/** What the report to FIDE lacks, in words, kind by kind. */
export interface FideReportCheck {
  /** Without these FIDE does not take it. */
  readonly required: readonly LackGroup[];
  readonly advised: readonly LackGroup[];
}

/** So many of one kind are shown at once. */
const shownAtOnce = 5;

/** Looks through the report as it would be sent now. @article DSU 2002 §3b */
export function checkFideReport(t: Tournament, say: Translate): FideReportCheck {
  const lacks = fideReportLacks(reportDocument(t));
  const grouped = (some: readonly FideReportLack[]): readonly LackGroup[] =>
    [...Map.groupBy(some, ({ code }) => code).values()].map((group) => {
      const texts = group.map((lack) => say(lack.code, { ...lack }));
      return { first: texts.slice(0, shownAtOnce), more: texts.slice(shownAtOnce) };
    });
  return {
    required: grouped(lacks.filter(isRequired)),
    advised: grouped(lacks.filter((lack) => !isRequired(lack))),
  };
}
