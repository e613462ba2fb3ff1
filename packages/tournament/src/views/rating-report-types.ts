import type { Fraction, Reason } from '@rokade/rules';
import type { PlayerId } from '../ids.ts';
import type { PlayerLine } from './view-types.ts';

/** A line of the rating report: DSU 4.5. Exact values; print them with two decimals. */
export interface RatingReportRow {
  readonly player: PlayerLine;
  /** The rating calculated with: their own, or the performance of an unrated player. */
  readonly oldRating: number | null;
  readonly performance: boolean;
  readonly games: number;
  readonly halfPoints: number;
  readonly expected: Fraction;
  readonly bonus: Fraction;
  readonly k: number;
  readonly newRating: number | null;
  readonly change: number | null;
  readonly because: readonly Reason[];
}

/** A game that was played and is not rated. */
export interface NotRatedGame {
  readonly round: number;
  readonly board: number;
  readonly white: PlayerLine;
  readonly black: PlayerLine;
  /** Facts as in `because` of White's row. */
  readonly because: Reason;
}

/** Something the report still lacks: the organiser must see it before sending. */
export type RatingReportRequirement =
  | { readonly code: 'report.result-missing'; readonly round: number; readonly board: number }
  | { readonly code: 'report.birth-date-missing'; readonly player: PlayerId }
  | { readonly code: 'report.club-missing'; readonly player: PlayerId }
  | { readonly code: 'report.rating-missing'; readonly player: PlayerId }
  | { readonly code: 'report.round-date-missing'; readonly round: number }
  | { readonly code: 'report.arbiter-missing' }
  | { readonly code: 'report.committee-incomplete'; readonly members: number }
  | { readonly code: 'report.time-control-outside-rules'; readonly reasons: readonly Reason[] };

/** The rating report the organiser sends within seven days (§5g, §6). */
export interface RatingReportView {
  readonly method: 'average' | 'difference';
  readonly rows: readonly RatingReportRow[];
  readonly missing: readonly RatingReportRequirement[];
  /** Games left out although they were played, by round and board. */
  readonly notRated: readonly NotRatedGame[];
  /** The last day for sending it, ISO date, '' while the last round's date is unknown. */
  readonly sendBy: string;
}
