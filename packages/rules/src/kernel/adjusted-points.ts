import type { HalfPoints } from './half-points.ts';
import { type RoundRecord, totalHalfPoints } from './round-record.ts';

/** A player's rounds, with bonuses and penalties. */
export interface AdjustedRounds {
  /** Index 0 is round 1. */
  readonly records: readonly RoundRecord[];
  /**
   * Bonuses and (negative) penalties in half-points, index 0 is round 1: they count for points and for
   * pairing from that round on, and are not results.
   */
  readonly adjustments?: readonly HalfPoints[];
}

/** The bonus or penalty of a round, 0 if there is none. */
export const adjustmentIn = ({ adjustments }: AdjustedRounds, roundNumber: number): HalfPoints =>
  adjustments?.[roundNumber - 1] ?? 0;

/** The sum of a player's bonuses and penalties. */
export const totalAdjustment = ({ adjustments }: AdjustedRounds): HalfPoints =>
  adjustments?.reduce((sum, each) => sum + each, 0) ?? 0;

/** A player's points in standings: from rounds, bonuses and penalties. */
export const halfPointsInStandings = (player: AdjustedRounds): HalfPoints =>
  totalHalfPoints(player.records) + totalAdjustment(player);
