import type { KindOfPlay } from '../../kernel/kind-of-play.ts';
import type { LawsEdition } from '../edition.ts';

/** A claim of the other's flag in rapid or blitz play. */
export interface FlagClaim {
  readonly claimantsFlagUp: boolean;
  readonly opponentsFlagFallen: boolean;
  readonly clocksStopped: boolean;
}

/**
 * Whether the claim holds: after the clocks are stopped the own flag is up and the other's has fallen.
 *
 * @article Laws 2001 B7, B8
 */
export const flagClaimHolds = (claim: FlagClaim): boolean =>
  claim.clocksStopped && claim.claimantsFlagUp && claim.opponentsFlagFallen;

/**
 * Whether the arbiter calls a fallen flag: in rapid and blitz play of 2001, and in the club's, the
 * players alone do.
 *
 * @article Laws 2001 6.9, B6
 * @article FIDE Laws 2023 6.8, A.5.5
 * @article Tempelhof 2018 III.B.8
 */
export const arbiterCallsFlag = (laws: LawsEdition, play: KindOfPlay): boolean =>
  play === 'standard' || laws === 'laws-2023';

/**
 * The kind of play by minutes for sixty moves: by the Laws of 2001 rapid from 15 to 60, blitz below;
 * today's lines are drawn by `kindOfPlay` of the event.
 *
 * @article Laws 2001 B1, C1, C2
 */
export function kindOfPlay2001(minutes: number): KindOfPlay {
  if (minutes < 15) return 'blitz';
  return minutes <= 60 ? 'rapid' : 'standard';
}

/**
 * Whether the arbiter judges touched men unasked: in rapid and blitz play only where a player asks.
 *
 * @article Laws 2001 B5
 */
export const judgesTouchUnasked = (play: KindOfPlay): boolean => play === 'standard';

/**
 * Draws of the club's rapid games besides those of the Laws: the stronger side oversteps in an
 * elementary mate, or the weaker can no longer win for technical reasons. The arbiter says which is.
 *
 * @article Tempelhof 2018 III.B.9
 */
export const clubDraws = [
  'agreement',
  'stalemate',
  'perpetual-check',
  'forced-repetition',
  'technical-draw',
  'both-flags',
  'stronger-side-in-elementary-mate',
  'weaker-side-cannot-win',
] as const;
