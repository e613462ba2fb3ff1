import type { HalfPoints } from '../../kernel/half-points.ts';
import { reason } from '../../kernel/reason.ts';
import type { TieBreakReason } from '../reason-codes.ts';
import { unplayed2024 } from './unplayed-2024.ts';
import type { StandIn, UnplayedRound, UnplayedRules } from './unplayed-round.ts';

/** A dummy with the player's own score, but at most a cap, with a reason of its own. */
function cappedDummy(
  { ownHalfPoints }: UnplayedRound,
  cap: HalfPoints,
  whyCapped: (dummyHalfPoints: HalfPoints) => TieBreakReason,
): StandIn {
  const dummyHalfPoints = Math.min(ownHalfPoints, cap);
  const isCapped = cap < ownHalfPoints;
  return {
    halfPoints: dummyHalfPoints,
    because: isCapped
      ? whyCapped(dummyHalfPoints)
      : reason('tie-break.dummy-own-score', 'FIDE C.07 16.4', { dummyHalfPoints }),
  };
}

/**
 * The dummy of a forfeit has at most the scheduled opponent's score (16.4.1), that of a bye at most a
 * draw in every round (16.4.2).
 */
function dummyOf(round: UnplayedRound): StandIn {
  const { records, scheduled, points } = round;
  if (scheduled !== null) {
    return cappedDummy(round, scheduled.halfPoints, (dummyHalfPoints) => {
      const facts = { dummyHalfPoints, opponent: scheduled.no };
      return reason('tie-break.dummy-capped-by-opponent', 'FIDE C.07 16.4.1', facts);
    });
  }
  const rounds = records.length;
  return cappedDummy(round, points.draw * rounds, (dummyHalfPoints) =>
    reason('tie-break.dummy-capped-by-draws', 'FIDE C.07 16.4.2', { dummyHalfPoints, rounds }),
  );
}

/**
 * C.07 in force since 1 March 2026: as in 2024, but the dummy is capped, and in a round robin forfeits
 * remain unplayed in rating tie-breaks, as do forfeit losses in the counts of article 7.
 *
 * @article FIDE C.07 2026-03, 15.2, 16
 */
export const unplayed2026: UnplayedRules = {
  ...unplayed2024,
  standIn: dummyOf,
  roundRobinForfeits: { inOwnRecord: 'won', inRatings: false },
};
