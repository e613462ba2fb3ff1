import type { PlayerNo } from '../kernel/round-record.ts';

/** A row of the final standings, in order. */
export interface PrizeStanding {
  /** From 1; equal in everything = the same rank. */
  readonly rank: number;
  /** The same for all with equal points, before any tie-break. */
  readonly pointsRank: number;
  readonly no: PlayerNo;
  /** False for a player who withdrew so early that their results do not count: they are not ranked. */
  readonly counts: boolean;
}

/**
 * The facts that entitle a player to categories. '' and null mean not stated, and entitle to nothing
 * (but see {@link isCitizen}).
 */
export interface PrizePlayer {
  readonly no: PlayerNo;
  /** null = unrated. */
  readonly rating: number | null;
  readonly sex: 'm' | 'w' | '';
  readonly birthYear: number | null;
  readonly club: string;
  readonly federation: string;
  /** The citizenship as a federation's code; several are separated by blanks: `DEN GER`. */
  readonly citizenship: string;
}
