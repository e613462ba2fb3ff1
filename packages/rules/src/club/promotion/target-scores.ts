import {
  dividedBy,
  type Fraction,
  fraction,
  minus,
  plus,
  times,
  toNumber,
} from '../../kernel/fraction.ts';
import type { HalfPoints } from '../../kernel/half-points.ts';
import type { Reason } from '../../kernel/reason.ts';
import type { PromotionRules } from './edition-2018.ts';
import type { PromotionReasonCode } from './reason-codes.ts';

type Because = readonly Reason<PromotionReasonCode>[];

/** A class of the championship with its target score. */
export interface TargetScore {
  /** From 1, the highest. */
  readonly class: number;
  /** R_k, in percent of the possible points. */
  readonly percent: Fraction;
  /** P_k, in half-points: that share of the rounds, rounded up to the next half-point. */
  readonly halfPoints: HalfPoints;
  readonly because: Because;
}

/** The target scores for promotion and relegation where all classes play in one Swiss. */
export interface TargetScores {
  /** W_T, the mean of the weights of the classes. */
  readonly tournament: Fraction;
  readonly classes: readonly TargetScore[];
  readonly because: Because;
}

/** A championship: its rounds, and the number of players in each class, the highest first. */
export interface ChampionshipField {
  readonly rounds: number;
  readonly classes: readonly number[];
}

const roundUp = ({ numerator, denominator }: Fraction): number =>
  Math.ceil(numerator / denominator);

/**
 * W_T, R_k and P_k. All are exact up to the last step: only P_k is rounded, up to the next half-point;
 * an exact half-point stays. The classes' sizes must not all be 0.
 *
 * @article Tempelhof 2018 III.A.3
 */
export function targetScores(
  { weights, base, additions }: PromotionRules,
  { rounds, classes }: ChampionshipField,
): TargetScores {
  const players = classes.reduce((sum, count) => sum + count, 0);
  const weighed = classes.reduce((sum, count, index) => sum + count * (weights[index] ?? 0), 0);
  const tournament = fraction(weighed, players);
  const distance = minus(base, tournament);
  const square = times(distance, distance);
  const target = (_: number, index: number): TargetScore => {
    const percent = plus(square, fraction(additions[index] ?? 0));
    const points = dividedBy(times(percent, fraction(rounds)), fraction(100));
    const halfPoints = roundUp(times(points, fraction(2)));
    const facts = {
      class: index + 1,
      percent: toNumber(percent),
      rounds,
      points: toNumber(points),
      targetHalfPoints: halfPoints,
    };
    const because = [{ code: 'promotion.target', article: 'III.A.3', facts } as const];
    return { class: index + 1, percent, halfPoints, because };
  };
  const facts = { players, value: toNumber(tournament) };
  return {
    tournament,
    classes: classes.map(target),
    because: [{ code: 'promotion.tournament-number', article: 'III.A.3', facts }],
  };
}
