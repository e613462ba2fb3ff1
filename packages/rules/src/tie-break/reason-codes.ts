import type { Reason } from '../kernel/reason.ts';

/** Every code that explains a line of a tie-break, or why it does not count. */
export const tieBreakReasonCodes = [
  /** The opponent's last requested byes count as draws. Facts: ownHalfPoints, adjustedHalfPoints. */
  'tie-break.opponent-left-early',
  /** Unplayed rounds of the opponent count as draws (2012). Facts: as in `opponent-left-early`. */
  'tie-break.opponent-unplayed-drawn',
  /** A dummy with the player's own score. Facts: dummyHalfPoints. */
  'tie-break.dummy-own-score',
  /** The dummy has at most a draw's points for every round. Facts: dummyHalfPoints, rounds. */
  'tie-break.dummy-capped-by-draws',
  /** The dummy has at most the scheduled opponent's score. Facts: dummyHalfPoints, opponent. */
  'tie-break.dummy-capped-by-opponent',
  /** The virtual opponent of 2012. Facts: beforeHalfPoints, resultHalfPoints, roundsAfter. */
  'tie-break.virtual-opponent',
  'tie-break.cut-lowest',
  'tie-break.cut-highest',
  /** A voluntarily unplayed round is cut before the least significant opponent. */
  'tie-break.cut-voluntarily-unplayed',
  'tie-break.cut-first-rounds',
  /** The opponent's score is below the limit. Facts: opponentHalfPoints, limitHalfPoints. */
  'tie-break.opponent-below-limit',
  /** Ranks behind all who played more games (2012). Facts: missedGames, playedGames. */
  'tie-break.behind-more-games',
  /** The opponent withdrew; their points are removed. Facts: opponent. */
  'tie-break.opponent-withdrew',
  /** Raised by rounds ÷ (rounds − withdrawn opponents). Facts: rounds, withdrawn. */
  'tie-break.raised-for-withdrawn',
  /** The secondary score plus Buchholz times a factor. Facts: secondaryHalfPoints, factor. */
  'tie-break.secondary-score-and-strength',
  /** Two teams equal in their match are separated by its boards. Facts: tieBreak (BC, TBR or BBE). */
  'tie-break.decided-on-boards',
  /** Keizer: the value by the place, with which a player begins. Facts: place, value. */
  'tie-break.keizer-own-value',
  /** Keizer: a part of the opponent's value, or of the own. Facts: percent, value. */
  'tie-break.keizer-of-opponents-value',
  'tie-break.keizer-of-own-value',
  /** Keizer: more absences with notice than count. */
  'tie-break.keizer-over-limit',
  /** Keizer: values averaged over rankings that follow each other in a circle. Facts: rankings. */
  'tie-break.keizer-averaged',
] as const;

export type TieBreakReason = Reason<(typeof tieBreakReasonCodes)[number]>;
