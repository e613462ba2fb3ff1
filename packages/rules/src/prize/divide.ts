import type { MinorUnits } from '../kernel/money.ts';
import type { PlayerNo } from '../kernel/round-record.ts';
import type { PrizeReason } from './reason-codes.ts';

/** Money for one player, with its reasons. */
export interface Share {
  readonly no: PlayerNo;
  readonly money: MinorUnits;
  readonly because: readonly PrizeReason[];
}

/** A divided sum: everybody's share, and the remainder. */
export interface Division {
  /** In the order of the sharers. */
  readonly shares: readonly MinorUnits[];
  /** Each share before the remainder is added. */
  readonly each: MinorUnits;
  readonly remainder: MinorUnits;
  /** How many, from the first, get a part of the remainder. */
  readonly receivers: number;
}

/**
 * A sum divided into whole multiples of `unit`, without a loss: the remainder goes unit by unit to the
 * first sharers, and less than a unit to the very first.
 */
export function divide(pot: MinorUnits, sharers: number, unit: MinorUnits): Division {
  const units = Math.floor(pot / unit);
  const each = Math.floor(units / sharers) * unit;
  const unitsOver = units % sharers;
  const crumbs = pot % unit;
  const shares = Array.from(
    { length: sharers },
    (_, index) => each + (index < unitsOver ? unit : 0) + (index === 0 ? crumbs : 0),
  );
  const receivers = Math.max(unitsOver, crumbs > 0 ? 1 : 0);
  return { shares, each, remainder: pot - each * sharers, receivers };
}

/** Why some sharers get a little more; empty if there was no remainder. */
export function explainRemainder(
  { remainder, receivers, each }: Division,
  players: readonly PlayerNo[],
  article: string,
): readonly PrizeReason[] {
  if (remainder === 0) return [];
  const facts = {
    remainderMoney: remainder,
    eachMoney: each,
    count: receivers,
    players: players.slice(0, receivers),
  };
  return [{ code: 'prize.remainder', article, facts }];
}
