/** Longest text in a plan, in characters. */
export const longestPlanText = 100;

/** What a plan may have at most. */
export const mostPrizes = { lists: 30, inList: 200, money: 1_000_000_000 } as const;

/** Why a plan is nonsense. `path` leads to the value: `lists[1].prizes[0].money`. */
export type PrizePlanFault =
  /** A list without prizes, a plan without lists, a prize of neither money nor honour, no name. */
  | { readonly code: 'prize-plan.empty'; readonly path: string }
  | { readonly code: 'prize-plan.too-much'; readonly path: string; readonly most: number }
  /** Money that is not a whole number of hundredths from 0. */
  | { readonly code: 'prize-plan.money-invalid'; readonly path: string }
  /** A lower place would get more money than the one above it. */
  | { readonly code: 'prize-plan.money-rises'; readonly path: string }
  /** A rating, an age, a year or a rounding out of range. */
  | {
      readonly code: 'prize-plan.number-invalid';
      readonly path: string;
      readonly least: number;
      readonly most: number;
    }
  | { readonly code: 'prize-plan.range-reversed'; readonly path: string }
  /** Two rating groups that share ratings though neither lies inside the other, or the same twice. */
  | {
      readonly code: 'prize-plan.ranges-overlap';
      readonly path: string;
      readonly otherPath: string;
    }
  /** A list asks for the same kind of thing twice. */
  | { readonly code: 'prize-plan.condition-twice'; readonly path: string }
  /** An age is asked for, but the year in which ages are counted is not known. */
  | { readonly code: 'prize-plan.year-missing'; readonly path: string }
  | { readonly code: 'prize-plan.player-twice'; readonly path: string }
  | { readonly code: 'prize-plan.player-unknown'; readonly path: string }
  /** A play-off between unequal points, or a lot between players who differ in something. */
  | { readonly code: 'prize-plan.not-equal'; readonly path: string };

/** Every code of a {@link PrizePlanFault}. */
export type PrizePlanFaultCode = PrizePlanFault['code'];
