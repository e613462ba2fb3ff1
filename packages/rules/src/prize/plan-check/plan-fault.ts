import type { ByCode } from '../../kernel/by-code.ts';
/** Longest text in a plan, in characters. */
export const longestPlanText = 100;

/** What a plan may have at most. */
export const mostPrizes = { lists: 30, inList: 200, money: 1_000_000_000 } as const;

/** Why a plan is nonsense. `path` leads to the value: `lists[1].prizes[0].money`. */
export type PrizePlanFault = ByCode<{
  /** A list without prizes, a plan without lists, a prize of neither money nor honour, no name. */
  'prize-plan.empty': { path: string };
  'prize-plan.too-much': { path: string; most: number };
  /** Money that is not a whole number of hundredths from 0. */
  'prize-plan.money-invalid': { path: string };
  /** A lower place would get more money than the one above it. */
  'prize-plan.money-rises': { path: string };
  /** A rating, an age, a year or a rounding out of range. */
  'prize-plan.number-invalid': { path: string; least: number; most: number };
  'prize-plan.range-reversed': { path: string };
  /** Two rating groups that share ratings though neither lies inside the other, or the same twice. */
  'prize-plan.ranges-overlap': { path: string; otherPath: string };
  /** A list asks for the same kind of thing twice. */
  'prize-plan.condition-twice': { path: string };
  /** An age is asked for, but the year in which ages are counted is not known. */
  'prize-plan.year-missing': { path: string };
  'prize-plan.player-twice': { path: string };
  'prize-plan.player-unknown': { path: string };
  /** A play-off between unequal points, or a lot between players who differ in something. */
  'prize-plan.not-equal': { path: string };
}>;

/** Every code of a {@link PrizePlanFault}. */
export type PrizePlanFaultCode = PrizePlanFault['code'];
