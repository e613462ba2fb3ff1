import type { RatedFrom, RatingMethod, RatingRow, Reason } from '@rokade/rules';
import type { PlayerId } from '../values/ids.ts';
import type { GameLine, PlayerLine } from './view-types.ts';

/** A line of the rating report. Exact values; print them with two decimals. */
export interface RatingReportRow extends Omit<RatingRow, 'no'> {
  readonly player: PlayerLine;
  /** How many events were evaluated of theirs; null where the rules do not ask for it, or it weighs nothing. */
  readonly index: number | 'unknown' | null;
}

/** A game that was played and is not rated. */
export interface NotRatedGame extends GameLine {
  /** Facts as in `because` of White's row. */
  readonly because: Reason;
}

/** Something the report still lacks: the organiser must see it before sending. */
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
  /** The rules by which it is made, and whether they are concluded from reports about them. */
  readonly edition: string;
  readonly inferred: boolean;
  /** The file that its office rates from; null: it has none of its own. */
  readonly ratedFrom: RatedFrom | null;
  /** null where the rules know one way alone. */
  readonly method: RatingMethod | null;
  readonly rows: readonly RatingReportRow[];
  readonly missing: readonly RatingReportRequirement[];
  /** Games left out although they were played, by round and board. */
  readonly notRated: readonly NotRatedGame[];
  /** The last day for sending it, ISO date, '' while the last round's date is unknown. */
  readonly sendBy: string;
}
