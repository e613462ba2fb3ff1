import { reason } from '../../kernel/reason.ts';
import { unplayed2024 } from './unplayed-2024.ts';
import type { StandIn, UnplayedRound, UnplayedRules } from './unplayed-round.ts';

/** The dummy of a bye has no more than a draw in every round (16.4.2). */
function dummyOfBye({ records, ownHalfPoints, points }: UnplayedRound): StandIn {
  const cap = points.draw * records.length;
  const dummyHalfPoints = Math.min(ownHalfPoints, cap);
  return {
    halfPoints: dummyHalfPoints,
    because:
      cap < ownHalfPoints
        ? reason('tie-break.dummy-capped-by-draws', 'FIDE C.07 16.4.2', {
            dummyHalfPoints,
            rounds: records.length,
          })
        : reason('tie-break.dummy-own-score', 'FIDE C.07 16.4', { dummyHalfPoints }),
  };
}

/** The dummy of a forfeit has no more than the scheduled opponent (16.4.1). */
function dummyOfForfeit({ ownHalfPoints, scheduled }: UnplayedRound): StandIn {
  const dummyHalfPoints = Math.min(ownHalfPoints, scheduled?.halfPoints ?? ownHalfPoints);
  return {
    halfPoints: dummyHalfPoints,
    because:
      scheduled !== null && scheduled.halfPoints < ownHalfPoints
        ? reason('tie-break.dummy-capped-by-opponent', 'FIDE C.07 16.4.1', {
            dummyHalfPoints,
            opponent: scheduled.no,
          })
        : reason('tie-break.dummy-own-score', 'FIDE C.07 16.4', { dummyHalfPoints }),
  };
}

/**
 * C.07 in force since 1 March 2026: as in 2024, but the dummy is capped, and in a round robin
 * forfeits stay unplayed in rating tie-breaks and forfeit losses in the counts of article 7.
 *
 * @article FIDE C.07 2026-03, 15.2, 16
 */
export const unplayed2026: UnplayedRules = {
  ...unplayed2024,
  standIn: (round) => (round.scheduled === null ? dummyOfBye(round) : dummyOfForfeit(round)),
  unplayedWins: true,
  roundRobinForfeits: { inOwnRecord: 'won', inRatings: false },
};
