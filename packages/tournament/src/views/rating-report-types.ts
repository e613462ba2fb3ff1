import type { RatedFrom, RatingMethod, RatingRow, Reason } from '@rokade/rules';
import type { PlayerId } from '../values/ids.ts';
import type { GameLine, PlayerLine } from './view-types.ts';

/** A line of the rating report. Values are exact; print them with two decimals. */
export interface RatingReportRow extends Omit<RatingRow, 'no'> {
  readonly player: PlayerLine;
  /** How many of the player's events were evaluated; null if the rules do not need it or it has no effect. */
  readonly index: number | 'unknown' | null;
}

/** A played game that is not rated. */
export interface NotRatedGame extends GameLine {
  /** With the facts as in `because` of White's row. */
  readonly because: Reason;
}

/** What the report still lacks: the organiser must check it before sending. */
export type RatingReportRequirement =
  | { readonly code: 'report.result-missing'; readonly round: number; readonly board: number }
  | { readonly code: 'report.birth-date-missing'; readonly player: PlayerId }
  | { readonly code: 'report.club-missing'; readonly player: PlayerId }
  | { readonly code: 'report.rating-missing'; readonly player: PlayerId }
  | { readonly code: 'report.national-id-missing'; readonly player: PlayerId }
  | { readonly code: 'report.index-missing'; readonly player: PlayerId }
  | { readonly code: 'report.round-date-missing'; readonly round: number }
  | { readonly code: 'report.arbiter-missing' }
  | { readonly code: 'report.committee-incomplete'; readonly members: number }
  | { readonly code: 'report.time-control-outside-rules'; readonly reasons: readonly Reason[] };

/** The rating report the organiser sends within seven days (§5g, §6). */
export interface RatingReportView {
  /** The edition of the rating rules, and whether Rokade inferred these rules from reports about them. */
  readonly edition: string;
  readonly inferred: boolean;
  /** The file from which the rating office rates; null: it has none of its own. */
  readonly ratedFrom: RatedFrom | null;
  /** null if the rules have only one method. */
  readonly method: RatingMethod | null;
  readonly rows: readonly RatingReportRow[];
  readonly missing: readonly RatingReportRequirement[];
  /** Played games that are left out, by round and board. */
  readonly notRated: readonly NotRatedGame[];
  /** The last day for sending it, ISO date; '' while the last round has no date. */
  readonly sendBy: string;
}
