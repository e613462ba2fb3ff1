import type { MinorUnits } from '../kernel/money.ts';
import type { PlayerNo } from '../kernel/round-record.ts';
import type { Prize } from './prize-plan.ts';
import type { PrizeReason } from './reason-codes.ts';

/** A player's prize from a list. */
export interface PrizeAward {
  /** The index of the list in the plan. */
  readonly list: number;
  readonly no: PlayerNo;
  /** The places in the list that the player shares, or has alone: from … to, from 1. */
  readonly place: number;
  readonly lastPlace: number;
  readonly money: MinorUnits;
  readonly honours: readonly string[];
  readonly because: readonly PrizeReason[];
}

/** A prize for which no player is left. */
export interface LeftPrize {
  readonly list: number;
  readonly place: number;
  readonly prize: Prize;
  readonly because: readonly PrizeReason[];
}

/** A prize that waits for a play-off or a lot between players. */
export interface OpenPrize extends LeftPrize {
  readonly needs: 'play-off' | 'lot';
  readonly players: readonly PlayerNo[];
}

/** The division of the prizes of a list, or of all lists. */
export interface PrizeAwards {
  /** By list, and in each in the final order. */
  readonly given: readonly PrizeAward[];
  readonly open: readonly OpenPrize[];
  readonly left: readonly LeftPrize[];
}
