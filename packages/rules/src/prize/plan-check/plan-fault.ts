import type { ByCode } from '../../kernel/by-code.ts';
/** Longest text in a plan, in characters. */
export const longestPlanText = 100;

/** The greatest sizes of a plan. */
export const mostPrizes = { lists: 30, inList: 200, money: 1_000_000_000 } as const;

/** Why a plan is refused. `path` is the value's place: `lists[1].prizes[0].money`. */
export type PrizePlanFault = ByCode<{
  /** A list without prizes, a plan without lists, a prize with neither money nor honour, or no name. */
  'prize-plan.empty': { path: string };
  'prize-plan.too-much': { path: string; most: number };
  /** Money that is not a whole number of hundredths, or negative. */
  'prize-plan.money-invalid': { path: string };
  /** A lower place would get more money than the one above it. */
  'prize-plan.money-rises': { path: string };
  /** A rating, an age, a year or a rounding out of range. */
  'prize-plan.number-invalid': { path: string; least: number; most: number };
  'prize-plan.range-reversed': { path: string };
  /** Two rating groups that overlap without one containing the other, or are equal. */
  'prize-plan.ranges-overlap': { path: string; otherPath: string };
  /** A list has two conditions of the same kind. */
  'prize-plan.condition-twice': { path: string };
  /** A condition on age, but no year in which ages are counted. */
  'prize-plan.year-missing': { path: string };
  'prize-plan.player-twice': { path: string };
  'prize-plan.player-unknown': { path: string };
  /** A play-off between players with different points, or a lot between players who differ in something. */
  'prize-plan.not-equal': { path: string };
}>;

/** Every code of a {@link PrizePlanFault}. */
export type PrizePlanFaultCode = PrizePlanFault['code'];
