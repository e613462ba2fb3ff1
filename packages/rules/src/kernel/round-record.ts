import type { Colour } from './colour.ts';
import type { HalfPoints } from './half-points.ts';

/** A player's number in a tournament: draw or starting number, from 1. */
export type PlayerNo = number;

/** Why a player had no opponent in a round. */
export type ByeKind = 'pairing-allocated' | 'full-point' | 'half-point' | 'zero-point';

/**
 * One round of a player.
 * - `game`: paired and played, or unfinished. `pending` (adjourned, postponed, result unknown) has
 *   the half-points that count meanwhile, those of a draw. `unrated` is a game that does not count
 *   for rating: with less than one move, or not a long one (TRF codes W D L).
 * - `forfeit`: paired, not played. `notice` says whether the absent side gave accepted notice; it
 *   matters for rating only (DSU 4.5.4.2).
 * - `bye`: no opponent, points by the kind of bye.
 * - `absent`: not in this round: withdrawn, not yet entered, or away without a bye.
 */
export type RoundRecord =
  | {
      readonly kind: 'game';
      readonly opponent: PlayerNo;
      readonly colour: Colour;
      readonly halfPoints: HalfPoints;
      readonly status: 'played' | 'unrated' | 'pending';
    }
  | {
      readonly kind: 'forfeit';
      readonly opponent: PlayerNo;
      readonly colour: Colour;
      readonly halfPoints: HalfPoints;
      readonly notice: boolean;
    }
  | { readonly kind: 'bye'; readonly bye: ByeKind; readonly halfPoints: HalfPoints }
  | { readonly kind: 'absent' };

/** The half-points of a round. */
export const halfPointsIn = (record: RoundRecord): HalfPoints =>
  record.kind === 'absent' ? 0 : record.halfPoints;

/** The half-points of several rounds. */
export const totalHalfPoints = (records: readonly RoundRecord[]): HalfPoints =>
  records.reduce((sum, record) => sum + halfPointsIn(record), 0);

/** Whether the two met over the board in the round (or will, if it is pending). */
export const isGameAgainst = (record: RoundRecord, opponent: PlayerNo): boolean =>
  record.kind === 'game' && record.opponent === opponent;
