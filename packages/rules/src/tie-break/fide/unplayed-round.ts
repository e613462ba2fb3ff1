import type { HalfPoints, PointSystem } from '../../kernel/half-points.ts';
import type { PlayerNo, RoundRecord } from '../../kernel/round-record.ts';
import type { TieBreakReason } from '../reason-codes.ts';

/** Half-point and zero-point byes, including rounds from which the player was absent. */
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

/** A player's own unplayed round, which needs a virtual opponent. */
export interface UnplayedRound {
  readonly records: readonly RoundRecord[];
  /** Index in `records`. */
  readonly index: number;
  /** The player's own score. */
  readonly ownHalfPoints: HalfPoints;
  /** The scheduled opponent (forfeits), with the score that counts for their opponents. */
  readonly scheduled: { readonly no: PlayerNo; readonly halfPoints: HalfPoints } | null;
  readonly points: PointSystem;
}

/** The virtual opponent. */
export interface StandIn {
  readonly halfPoints: HalfPoints;
  readonly because: TieBreakReason;
}

/** An edition's rules for leaving contributions out. */
export interface CutRules {
  /** Whether voluntarily unplayed rounds are left out first. */
  readonly voluntaryFirst: boolean;
  /** The articles on the low and on the high end. */
  readonly lowestArticle: string;
  readonly highestArticle: string;
}

/** An edition's treatment of unplayed rounds. */
export interface UnplayedRules {
  /** The player's score that counts in the tie-breaks of their opponents. */
  scoreForOpponents(records: readonly RoundRecord[], points: PointSystem): HalfPoints;
  /** The reason if that score differs from the player's own. */
  readonly adjusted: Pick<TieBreakReason, 'code' | 'article'>;
  /** The virtual opponent of a player's own unplayed round. */
  standIn(round: UnplayedRound): StandIn;
  readonly cuts: CutRules;
  /** Whether a round with the points of a win and without a game is a win (WIN). */
  readonly unplayedWins: boolean;
  /** Which forfeits of a round robin count as games, apart from scores. */
  readonly roundRobinForfeits: {
    readonly inOwnRecord: 'all' | 'won' | 'none';
    readonly inRatings: boolean;
  };
}
