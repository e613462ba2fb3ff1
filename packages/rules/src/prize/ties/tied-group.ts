import type { MinorUnits } from '../../kernel/money.ts';
import type { PointsGroup } from '../final-order.ts';
import type { Prize } from '../prize-plan.ts';

/** Players with equal points and the prizes of their places. */
export interface TiedGroup {
  readonly group: PointsGroup;
  /** Their first place in the list, from 1. */
  readonly firstPlace: number;
  /** Fewer than the players if the list ends among them. */
  readonly prizes: readonly Prize[];
  readonly roundTo: MinorUnits;
}

/** The sum of money of several prizes. */
export const potOf = (prizes: readonly Prize[]): MinorUnits =>
  prizes.reduce((sum, { money }) => sum + money, 0);
