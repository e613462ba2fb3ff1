import type { Reason } from '../kernel/reason.ts';

/** Every code for leaving a played game out of a rating. */
export const notRatedReasonCodes = [
  /** It is shorter than a long game. Facts: roundNumber, opponent, minutes, least. */
  'rating.time-too-short',
  /** It had time odds. Facts: roundNumber, opponent. */
  'rating.time-odds',
  /** It belongs to another of FIDE's lists than its tournament. Facts: roundNumber, opponent, minutes. */
  'rating.other-rate-of-play',
  /** The organiser excluded its round, or the tournament. Facts: roundNumber, opponent. */
  'rating.round-not-rated',
  /** The arbiter excluded the game. Facts: roundNumber, opponent. */
  'rating.game-not-rated',
  /** A reserve sat down after half an hour. Facts: roundNumber, opponent. */
  'rating.late-reserve',
  /** The file excludes it (TRF codes W D L). Facts: roundNumber, opponent. */
  'rating.not-rated-in-file',
] as const;

export type NotRatedReasonCode = (typeof notRatedReasonCodes)[number];
export type NotRatedReason = Reason<NotRatedReasonCode>;
