import type { Couple } from './bracket-matching.ts';

/** The most players named as passed over for one pair. */
const mostNamed = 8;

/** A pair of the bracket and the more natural opponents its first player did not get. */
export interface CoupleWithPassedOver {
  readonly couple: Couple;
  /** Those before the partner in S2 who had no opponent yet; the first few. */
  readonly passedOver: readonly number[];
}

/** Whom each S1 player was not paired with before he got his partner, in the order of S2. */
export function withPassedOver(
  couples: readonly Couple[],
  s2: readonly number[],
): readonly CoupleWithPassedOver[] {
  const open = [...s2];
  return couples.map((couple) => {
    const place = open.indexOf(couple[1]);
    const passedOver = open.slice(0, Math.min(place, mostNamed));
    open.splice(place, 1);
    return { couple, passedOver };
  });
}
