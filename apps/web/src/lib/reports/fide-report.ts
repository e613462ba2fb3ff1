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

/** What the report to FIDE lacks, in words. */
export interface FideReportCheck {
  /** Without these FIDE does not take it. */
  readonly required: readonly string[];
  readonly advised: readonly string[];
}

/** Looks through the report as it would be sent now. */
export function checkFideReport(t: Tournament, say: Translate): FideReportCheck {
  const lacks = fideReportLacks(reportDocument(t));
  const inWords = (lack: FideReportLack): string => say(lack.code, { ...lack });
  return {
    required: lacks.filter(isRequired).map(inWords),
    advised: lacks.filter((lack) => !isRequired(lack)).map(inWords),
  };
}
