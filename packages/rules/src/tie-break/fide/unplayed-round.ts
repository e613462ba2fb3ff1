import type { HalfPoints, PointSystem } from '../../kernel/half-points.ts';
import type { PlayerNo, RoundRecord } from '../../kernel/round-record.ts';
import type { TieBreakReason } from '../reason-codes.ts';

/** Half-point and zero-point byes; a round in which the player was not there at all is one. */
export const isRequestedBye = (record: RoundRecord): boolean =>
  record.kind === 'absent' ||
  (record.kind === 'bye' && (record.bye === 'half-point' || record.bye === 'zero-point'));

/** Paired, not played, and no points for it. */
export const isForfeitLoss = (record: RoundRecord, { loss }: PointSystem): boolean =>
  record.kind === 'forfeit' && record.halfPoints <= loss;

/**
 * Voluntarily unplayed round (VUR): a requested bye or a forfeit loss.
 *
 * @article FIDE C.07 16.1.2
 */
export const isVoluntarilyUnplayed = (record: RoundRecord, points: PointSystem): boolean =>
  isRequestedBye(record) || isForfeitLoss(record, points);

/** A player's own unplayed round, for which somebody must stand in as opponent. */
export interface UnplayedRound {
  readonly records: readonly RoundRecord[];
  /** Index into `records`. */
  readonly index: number;
  /** The player's own score. */
  readonly ownHalfPoints: HalfPoints;
  /** Who should have played (forfeits), with the score that counts for their opponents. */
  readonly scheduled: { readonly no: PlayerNo; readonly halfPoints: HalfPoints } | null;
  readonly points: PointSystem;
}

/** Who stands in for the missing opponent. */
export interface StandIn {
  readonly halfPoints: HalfPoints;
  readonly because: TieBreakReason;
}

/** How an edition leaves contributions out. */
export interface CutRules {
  /** Whether voluntarily unplayed rounds are left out first. */
  readonly voluntaryFirst: boolean;
  /** The articles on the low and on the high end. */
  readonly lowestArticle: string;
  readonly highestArticle: string;
}

/** An edition's treatment of unplayed rounds. */
export interface UnplayedRules {
  /** The score a player brings to their opponents' tie-breaks. */
  scoreForOpponents(records: readonly RoundRecord[], points: PointSystem): HalfPoints;
  /** Why that score can differ from the player's own. */
  readonly adjusted: Pick<TieBreakReason, 'code' | 'article'>;
  /** The opponent of a player's own unplayed round. */
  standIn(round: UnplayedRound): StandIn;
  readonly cuts: CutRules;
  /** Whether a round that gave the points of a win without a game is a win (WIN). */
  readonly unplayedWins: boolean;
  /** Which forfeits of a round robin count as games beyond the scores. */
  readonly roundRobinForfeits: {
    readonly inOwnRecord: 'all' | 'won' | 'none';
    readonly inRatings: boolean;
  };
}
