import type { MustBeEmpty } from '../input/must-be-empty.ts';

/** What a report to FIDE has to hold before it is taken. */
type MandatoryRequirement =
  | { readonly code: 'fide-report.name-missing' }
  | { readonly code: 'fide-report.city-missing' }
  | { readonly code: 'fide-report.federation-missing' }
  | { readonly code: 'fide-report.chief-arbiter-missing' }
  | { readonly code: 'fide-report.time-control-missing' }
  /** Missing, or not written as `2026/04/02`. */
  | { readonly code: 'fide-report.start-date-missing' }
  | { readonly code: 'fide-report.end-date-missing' }
  | { readonly code: 'fide-report.dates-reversed' }
  | { readonly code: 'fide-report.round-date-missing'; readonly round: number }
  | { readonly code: 'fide-report.round-date-outside'; readonly round: number }
  | { readonly code: 'fide-report.rounds-missing' }
  | {
      readonly code: 'fide-report.rounds-unplayed';
      readonly held: number;
      readonly planned: number;
    }
  | {
      readonly code: 'fide-report.game-unfinished';
      readonly round: number;
      readonly player: number;
      readonly opponent: number;
    }
  | { readonly code: 'fide-report.player-name-missing'; readonly player: number }
  | { readonly code: 'fide-report.fide-id-missing'; readonly player: number; readonly name: string }
  | { readonly code: 'fide-report.fide-id-invalid'; readonly player: number; readonly text: string }
  | { readonly code: 'fide-report.fide-id-twice'; readonly player: number; readonly other: number }
  | { readonly code: 'fide-report.rank-missing'; readonly player: number };

/** What FIDE warns of, or wants for events with title norms. */
type AdvisedRequirement =
  | { readonly code: 'fide-report.arbiter-id-missing'; readonly name: string }
  | { readonly code: 'fide-report.title-record-missing'; readonly record: string }
  | {
      readonly code: 'fide-report.birth-date-missing';
      readonly player: number;
      readonly name: string;
    }
  | { readonly code: 'fide-report.sex-missing'; readonly player: number; readonly name: string }
  | {
      readonly code: 'fide-report.player-federation-missing';
      readonly player: number;
      readonly name: string;
    }
  | { readonly code: 'fide-report.no-game'; readonly player: number; readonly name: string };

/** A requirement that a report to FIDE does not meet, by number of player and round. */
export type FideReportRequirement = MandatoryRequirement | AdvisedRequirement;

/** Every code of what has to be there. */
export const mandatoryRequirementCodes = [
  'fide-report.name-missing',
  'fide-report.city-missing',
  'fide-report.federation-missing',
  'fide-report.chief-arbiter-missing',
  'fide-report.time-control-missing',
  'fide-report.start-date-missing',
  'fide-report.end-date-missing',
  'fide-report.dates-reversed',
  'fide-report.round-date-missing',
  'fide-report.round-date-outside',
  'fide-report.rounds-missing',
  'fide-report.rounds-unplayed',
  'fide-report.game-unfinished',
  'fide-report.player-name-missing',
  'fide-report.fide-id-missing',
  'fide-report.fide-id-invalid',
  'fide-report.fide-id-twice',
  'fide-report.rank-missing',
] as const satisfies readonly MandatoryRequirement['code'][];

/** Every code of what had better be there. */
export const advisedRequirementCodes = [
  'fide-report.arbiter-id-missing',
  'fide-report.title-record-missing',
  'fide-report.birth-date-missing',
  'fide-report.sex-missing',
  'fide-report.player-federation-missing',
  'fide-report.no-game',
] as const satisfies readonly AdvisedRequirement['code'][];

/** Codes that the lists above lack: none. @proof */
export type UnlistedRequirementCode = MustBeEmpty<
  | Exclude<MandatoryRequirement['code'], (typeof mandatoryRequirementCodes)[number]>
  | Exclude<AdvisedRequirement['code'], (typeof advisedRequirementCodes)[number]>
>;

/** Whether FIDE refuses a report for it; the rest it warns of. */
export const isRequired = ({ code }: FideReportRequirement): boolean =>
  mandatoryRequirementCodes.some((required) => required === code);
