import type { HalfPoints } from './half-points.ts';
import { type RoundRecord, totalHalfPoints } from './round-record.ts';

/** A player's rounds, with what they got or lost beside them. */
export interface AdjustedRounds {
  /** Index 0 is round 1. */
  readonly records: readonly RoundRecord[];
  /**
   * Bonuses and (negative) penalties in half-points, index 0 is round 1: they count for points and
   * for pairing from that round on, and are no results.
   */
  readonly adjustments?: readonly HalfPoints[];
}

/** The bonus or penalty of a round, 0 where there is none. */
export const adjustmentIn = ({ adjustments }: AdjustedRounds, roundNumber: number): HalfPoints =>
  adjustments?.[roundNumber - 1] ?? 0;

/** All bonuses and penalties of a player together. */
export const totalAdjustment = ({ adjustments }: AdjustedRounds): HalfPoints =>
  adjustments?.reduce((sum, each) => sum + each, 0) ?? 0;

/** A player's points as standings have them: those of their rounds, bonuses and penalties. */
export const standingHalfPoints = (player: AdjustedRounds): HalfPoints =>
  totalHalfPoints(player.records) + totalAdjustment(player);
