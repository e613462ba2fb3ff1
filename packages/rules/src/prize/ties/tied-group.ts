import type { MinorUnits } from '../../kernel/money.ts';
import type { PointsGroup } from '../final-order.ts';
import type { Prize } from '../prize-plan.ts';

/** Players with equal points and the prizes of the places they stand on. */
export interface TiedGroup {
  readonly group: PointsGroup;
  /** The first place in the list that they stand on, from 1. */
  readonly firstPlace: number;
  /** Fewer than there are players where the list ends among them. */
  readonly prizes: readonly Prize[];
  readonly roundTo: MinorUnits;
}

/** The money of several prizes together. */
export const potOf = (prizes: readonly Prize[]): MinorUnits =>
  prizes.reduce((sum, { money }) => sum + money, 0);
