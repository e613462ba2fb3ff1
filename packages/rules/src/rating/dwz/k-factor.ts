import { at } from '../../kernel/at.ts';
import {
  compareFractions,
  dividedBy,
  type Fraction,
  fraction,
  plus,
  roundHalfUp,
  times,
  toNumber,
} from '../../kernel/fraction.ts';
import type { Weighed, Weight } from './weight.ts';

const article = 'DSB Wertungsordnung 2026';

/** K0 for the index 1, 2, … 10, and above. */
const young = [60, 60, 48, 46, 44, 42, 40, 38, 36, 34, 32];
const grownUp = [60, 60, 44, 42, 40, 38, 36, 34, 32, 30, 28];
const strong = [60, 60, 41, 39, 37, 35, 33, 31, 29, 27, 25];

/** The assumed index of a player with a rating whose index is unknown. */
const usualIndex = 6;
const mostK = 80;
const youthAge = 20;
const youngAge = 25;

function rowFor(rating: number, age: number): readonly number[] {
  if (age <= youngAge) return rating < 2200 ? young : strong;
  return rating < 2000 ? grownUp : strong;
}

/** a: added for a player who scored at least as expected. */
function bonus(rating: number, age: number): Fraction {
  if (age <= youthAge) return fraction(Math.max(0, 2000 - rating), 30);
  return fraction(rating < 1600 ? 4 : 0);
}

/** b: the factor by which a player below 1600 loses less. */
const brake = (rating: number): Fraction =>
  rating < 1600 ? fraction(rating + 800, 2400) : fraction(1);

/**
 * K = K0 × b + a, with one decimal, halves up, at most 80: a only for players who scored at least as
 * expected, b only for those who did not. An unknown age counts as an adult's, an unknown index as 6.
 *
 * @article DSB Wertungsordnung 2026
 */
export function kFactor({ rating, index, age, score, expected, k: statedK }: Weighed): Weight {
  if (statedK !== null) {
    const facts = { k: statedK };
    return {
      factor: fraction(Math.round(statedK * 10), 10),
      k: statedK,
      e: null,
      because: [{ code: 'rating-dwz.k-given', article, facts }],
    };
  }
  const years = age ?? youngAge + 1;
  const counted = Math.max(1, index ?? usualIndex);
  const base = at(rowFor(rating, years), Math.min(counted, young.length) - 1);
  const isGain = compareFractions(score, expected) >= 0;
  const weighed = isGain
    ? plus(fraction(base), bonus(rating, years))
    : times(fraction(base), brake(rating));
  const tenths = Math.min(roundHalfUp(times(weighed, fraction(10))), 10 * mostK);
  const factor = dividedBy(fraction(tenths), fraction(10));
  const k = toNumber(factor);
  const facts = { k, base, index: counted };
  return { factor, k, e: null, because: [{ code: 'rating-dwz.coefficient-2026', article, facts }] };
}
