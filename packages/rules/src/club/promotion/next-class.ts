import type { HalfPoints } from '../../kernel/half-points.ts';
import type { Reason } from '../../kernel/reason.ts';
import type { PlayerNo } from '../../kernel/round-record.ts';
import type { PromotionRules } from './edition-2018.ts';
import type { PromotionReasonCode } from './reason-codes.ts';
import type { TargetScores } from './target-scores.ts';

/** A player at the end of the championship. */
export interface ClassedPlayer {
  readonly no: PlayerNo;
  /** From 1, the highest. */
  readonly class: number;
  readonly halfPoints: HalfPoints;
}

/** A player's class of next year. */
export interface NextClass {
  readonly no: PlayerNo;
  readonly to: number;
  readonly because: readonly Reason<PromotionReasonCode>[];
}

/**
 * A player's next class: up into the highest class whose P_k is reached, by at most two classes; else
 * one class down if the P_k of the class below is missed. The lowest class has none below it.
 *
 * @article Tempelhof 2018 III.A.3
 */
export function nextClass(
  { mostUp }: PromotionRules,
  { classes }: TargetScores,
  { no, class: own, halfPoints }: ClassedPlayer,
): NextClass {
  const reached = classes.find((target) => target.class < own && halfPoints >= target.halfPoints);
  const below = classes.find((target) => target.class === own + 1);
  const moved = (code: PromotionReasonCode, to: number): NextClass => {
    const target = classes.find((each) => each.class === to)?.halfPoints ?? 0;
    const facts = { player: no, halfPoints, class: to, targetHalfPoints: target, most: mostUp };
    return { no, to, because: [{ code, article: 'III.A.3', facts }] };
  };
  if (reached !== undefined) {
    const highest = own - mostUp;
    return reached.class < highest
      ? moved('promotion.up-at-most', highest)
      : moved('promotion.up', reached.class);
  }
  if (below !== undefined && halfPoints < below.halfPoints) {
    return moved('promotion.down', below.class);
  }
  return moved('promotion.stays', own);
}
