import type { HalfPoints } from '../../kernel/half-points.ts';
import type { PromotionRules } from './edition-2018.ts';
import type { TargetScores } from './target-scores.ts';

/** Somebody in a championship that goes on. */
export interface PlayerOnTheWay {
  /** The class that their result starts from. */
  readonly class: number;
  readonly halfPoints: HalfPoints;
  /** What they can still win. */
  readonly most: HalfPoints;
}

/** A class that somebody can rise into, or not fall out of. */
export interface ClassGoal {
  /** `up`: into the class; `stay`: not below it. */
  readonly about: 'up' | 'stay';
  readonly class: number;
  readonly targetHalfPoints: HalfPoints;
  /** What is missing; 0 = it is reached. */
  readonly missing: HalfPoints;
  readonly standing: 'reached' | 'open' | 'out-of-reach';
}

/**
 * What somebody needs: first to stay, then for each class that they may rise into, the next first.
 * Points are never lost, so that what is reached stays so.
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
    const standing = missing === 0 ? 'reached' : missing > most ? 'out-of-reach' : 'open';
    return { about, class: to, targetHalfPoints: target, missing, standing };
  };
  const below = classes.find((target) => target.class === own + 1);
  const above = classes.filter((target) => target.class < own && target.class >= own - mostUp);
  return [
    ...(below === undefined ? [] : [goal('stay', own, below.halfPoints)]),
    ...above.toReversed().map((target) => goal('up', target.class, target.halfPoints)),
  ];
}
