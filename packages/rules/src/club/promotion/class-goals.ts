import type { HalfPoints } from '../../kernel/half-points.ts';
import type { PromotionRules } from './edition-2018.ts';
import type { TargetScores } from './target-scores.ts';

/** A player in a championship that is not over. */
export interface PlayerOnTheWay {
  /** The class from which the result is counted. */
  readonly class: number;
  readonly halfPoints: HalfPoints;
  /** The points they can still win. */
  readonly most: HalfPoints;
}

/** A class that a player can rise into, or stay in. */
export interface ClassGoal {
  /** `up`: into the class; `stay`: not below it. */
  readonly about: 'up' | 'stay';
  readonly class: number;
  readonly targetHalfPoints: HalfPoints;
  /** The missing half-points; 0 = reached. */
  readonly missing: HalfPoints;
  readonly standing: 'reached' | 'open' | 'out-of-reach';
}

/**
 * A player's goals: first to stay, then each class that they may rise into, the next first. Points are
 * never lost, so a reached goal stays reached.
 *
 * @article Tempelhof 2018 III.A.3
 */
export function classGoals(
  { mostUp }: PromotionRules,
  { classes }: TargetScores,
  { class: own, halfPoints, most }: PlayerOnTheWay,
): readonly ClassGoal[] {
  const goal = (about: ClassGoal['about'], to: number, target: HalfPoints): ClassGoal => {
    const missing = Math.max(0, target - halfPoints);
    const state = missing === 0 ? 'reached' : missing > most ? 'out-of-reach' : 'open';
    return { about, class: to, targetHalfPoints: target, missing, standing: state };
  };
  const below = classes.find((target) => target.class === own + 1);
  const above = classes.filter((target) => target.class < own && target.class >= own - mostUp);
  return [
    ...(below === undefined ? [] : [goal('stay', own, below.halfPoints)]),
    ...above.toReversed().map((target) => goal('up', target.class, target.halfPoints)),
  ];
}
