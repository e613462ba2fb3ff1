import type { PlayerNo } from '../kernel/round-record.ts';

/** A line of the final standings, in their order. */
export interface PrizeStanding {
  /** From 1; equal in everything = the same rank. */
  readonly rank: number;
  /** The same for all with equal points, before any tie-break. */
  readonly pointsRank: number;
  readonly no: PlayerNo;
  /** False for who left so early that their results do not count: they are in no ranking. */
  readonly counts: boolean;
}

/** What entitles a player to categories. '' and null mean not stated, and entitle to nothing
 * (but see {@link isCitizen}). */
export interface PrizePlayer {
  readonly no: PlayerNo;
  /** null = unrated. */
  readonly rating: number | null;
  readonly sex: 'm' | 'w' | '';
  readonly birthYear: number | null;
  readonly club: string;
  readonly federation: string;
  /** The country they are a citizen of, by its federation's code; of several all: `DEN GER`. */
  readonly citizenship: string;
}
