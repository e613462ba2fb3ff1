import type { ByCode } from '@rokade/rules';

/** A missing requirement of a report to FIDE, by player's number and round. */
export type FideReportRequirement = ByCode<{
  'fide-report.name-missing': object;
  'fide-report.city-missing': object;
  'fide-report.federation-missing': object;
  'fide-report.chief-arbiter-missing': object;
  'fide-report.time-control-missing': object;
  /** Missing, or not of the form `2026/04/02`. */
  'fide-report.start-date-missing': object;
  'fide-report.end-date-missing': object;
  'fide-report.dates-reversed': object;
  'fide-report.round-date-missing': { round: number };
  'fide-report.round-date-outside': { round: number };
  'fide-report.rounds-missing': object;
  'fide-report.rounds-unplayed': { held: number; planned: number };
  'fide-report.game-unfinished': { round: number; player: number; opponent: number };
  'fide-report.player-name-missing': { player: number };
  'fide-report.fide-id-missing': { player: number; name: string };
  'fide-report.fide-id-invalid': { player: number; text: string };
  'fide-report.fide-id-twice': { player: number; other: number };
  'fide-report.rank-missing': { player: number };
  'fide-report.arbiter-id-missing': { name: string };
  'fide-report.title-record-missing': { record: string };
  'fide-report.birth-date-missing': { player: number; name: string };
  'fide-report.sex-missing': { player: number; name: string };
  'fide-report.player-federation-missing': { player: number; name: string };
  'fide-report.no-game': { player: number; name: string };
}>;

/**
 * Requirements for which FIDE only warns, or which matter for title norms; for all others it refuses a
 * report.
 */
const advised: readonly FideReportRequirement['code'][] = [
  'fide-report.arbiter-id-missing',
  'fide-report.title-record-missing',
  'fide-report.birth-date-missing',
  'fide-report.sex-missing',
  'fide-report.player-federation-missing',
  'fide-report.no-game',
];

/** Whether FIDE refuses a report for it; otherwise it warns. */
export const isRequired = ({ code }: FideReportRequirement): boolean => !advised.includes(code);
