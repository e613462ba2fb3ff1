import type { HalfPoints, PointSystem } from '../../../kernel/half-points.ts';
import type { ByeKind, PlayerNo } from '../../../kernel/round-record.ts';

/**
 * What becomes of the matches of a team that withdraws: all struck; those played kept (the others count
 * as the league enters them); or struck as long as fewer than half of them are played.
 */
export const teamWithdrawalRules = ['struck', 'kept', 'struck-before-half'] as const;

export type TeamWithdrawalRule = (typeof teamWithdrawalRules)[number];

/** Points taken from a team, or given to it, beside its matches; in halves. */
export interface TeamAdjustment {
  readonly team: PlayerNo;
  readonly matchHalfPoints: HalfPoints;
  readonly gameHalfPoints: HalfPoints;
}

/** A round in which a team had no opponent, with what it got for it; in halves. */
export interface LeagueBye {
  readonly team: PlayerNo;
  readonly round: number;
  readonly bye: ByeKind;
  readonly matchHalfPoints: HalfPoints;
  readonly gameHalfPoints: HalfPoints;
}

/** How a division is ranked. */
export interface LeagueRules {
  /** Whether everybody meets everybody, or a team Swiss is played. */
  readonly system: 'round-robin' | 'swiss';
  readonly boards: number;
  /** The half-points of a won, drawn and lost match. */
  readonly matchPoints: PointSystem;
  /**
   * What decides, in order: codes of the tie-breaks of teams (`MP`, `GP`, `DE`, `SKT-BW`, `EMMSB` …),
   * `DIRECT-BW`, the Berlin weighting of the matches of the tied teams with each other, and `PLAY-OFF`,
   * the matches that the tied teams have played for their places.
   */
  readonly order: readonly string[];
  readonly withdrawal: TeamWithdrawalRule;
  readonly adjustments: readonly TeamAdjustment[];
  readonly withdrawn: readonly PlayerNo[];
  /** Left out: nobody had one. */
  readonly byes?: readonly LeagueBye[];
}
