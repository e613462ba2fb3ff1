import type { KindOfPlay } from '../../kernel/kind-of-play.ts';
import type { LawsEdition } from '../edition.ts';

/** A claim of the opponent's fallen flag in rapid or blitz play. */
export interface FlagClaim {
  readonly claimantsFlagUp: boolean;
  readonly opponentsFlagFallen: boolean;
  readonly clocksStopped: boolean;
}

/**
 * Whether the claim is valid: after the clocks are stopped, the own flag has not fallen and the
 * opponent's has.
 *
 * @article Laws 2001 B7, B8
 */
export const flagClaimHolds = (claim: FlagClaim): boolean =>
  claim.clocksStopped && claim.claimantsFlagUp && claim.opponentsFlagFallen;

/**
 * Whether the arbiter calls a fallen flag: in rapid and blitz play of 2001, and at the club, only the
 * players do.
 *
 * @article Laws 2001 6.9, B6
 * @article FIDE Laws 2023 6.8, A.5.5
 * @article Tempelhof 2018 III.B.8
 */
export const arbiterCallsFlag = (laws: LawsEdition, play: KindOfPlay): boolean =>
  play === 'standard' || laws === 'laws-2023';

/**
 * The kind of play by minutes for sixty moves: by the Laws of 2001 rapid from 15 to 60, blitz below;
 * today's limits are in `kindOfPlay` of the event.
 *
 * @article Laws 2001 B1, C1, C2
 */
export function kindOfPlay2001(minutes: number): KindOfPlay {
  if (minutes < 15) return 'blitz';
  return minutes <= 60 ? 'rapid' : 'standard';
}

/**
 * Whether the arbiter applies the touch-move rule without a claim: in rapid and blitz play only on a
 * player's request.
 *
 * @article Laws 2001 B5
 */
export const judgesTouchUnasked = (play: KindOfPlay): boolean => play === 'standard';

/**
 * Draws of the club's rapid games beside those of the Laws: the stronger side oversteps the time in an
 * elementary mate, or the weaker can technically no longer win. The arbiter decides.
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
