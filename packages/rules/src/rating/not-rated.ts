import type { Reason } from '../kernel/reason.ts';

/** Every code with which a game that was played is left out of a rating. */
export const notRatedReasonCodes = [
  /** Its thinking time is none of a long game. Facts: roundNumber, opponent, minutes, least. */
  'rating.time-too-short',
  /** The stronger gave the weaker time. Facts: roundNumber, opponent. */
  'rating.time-odds',
  /** It belongs on another of FIDE's lists than its tournament. Facts: roundNumber, opponent, minutes. */
  'rating.other-rate-of-play',
  /** The organiser said so of its round, or of the tournament. Facts: roundNumber, opponent. */
  'rating.round-not-rated',
  /** The arbiter said so of the game. Facts: roundNumber, opponent. */
  'rating.game-not-rated',
  /** A reserve sat down after half an hour. Facts: roundNumber, opponent. */
  'rating.late-reserve',
  /** The file says so (TRF codes W D L). Facts: roundNumber, opponent. */
  'rating.not-rated-in-file',
] as const;

export type NotRatedReasonCode = (typeof notRatedReasonCodes)[number];
export type NotRatedReason = Reason<NotRatedReasonCode>;
