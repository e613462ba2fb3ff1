import { compareFractions, fraction } from '../../kernel/fraction.ts';
import type { Weighed, Weight } from './weight.ts';

/** J: up to 20 years, up to 25, and from 26 on. */
const youthAge = 20;
const juniorAge = 25;

const article = 'DSB Wertungsordnung 2014 annex 2.4';
const slowedBelow = 1300;

/** Without SBr, E is at most 30, and at most 5 for each evaluated event. */
const mostUsual = 30;
const mostSlowed = 150;
const least = 5;

function ageShare(age: number | null): number {
  if (age === null || age > juniorAge) return 15;
  return age <= youthAge ? 5 : 10;
}

/**
 * fB for young players who scored at least as expected: rating ÷ 2000 within ½ to 1. Below 1000 there
 * is no acceleration, as in the programs in use.
 */
function acceleration({ rating, age }: Weighed, isGain: boolean): number {
  if (age === null || age > youthAge || !isGain) return 1;
  const factor = rating / 2000;
  return factor >= 0.5 && factor < 1 ? factor : 1;
}

/** SBr: a player below 1300 who scored less than expected loses more slowly, at every age. */
const slowing = ({ rating }: Weighed, isLoss: boolean): number =>
  rating < slowedBelow && isLoss ? Math.exp((slowedBelow - rating) / 150) - 1 : 0;

/**
 * E = E0 × fB + SBr, E0 = (rating ÷ 1000)⁴ + J; whole, at least 5. Without SBr at most 30 and at most five
 * times the index (1 where it is unknown), with it at most 150. The change is 800 × gain ÷ (E + games).
 *
 * @article DSB Wertungsordnung 2014 annex 2.4
 */
export function developmentCoefficient(weighed: Weighed): Weight {
  const { rating, age, index, games, score, expected } = weighed;
  const gain = compareFractions(score, expected);
  const slowed = slowing(weighed, gain < 0);
  const base = (rating / 1000) ** 4 + ageShare(age);
  const raw = Math.max(least, base * acceleration(weighed, gain >= 0) + slowed);
  const most = slowed > 0 ? mostSlowed : Math.min(mostUsual, 5 * Math.max(1, index ?? 1));
  const e = Math.round(Math.min(raw, most));
  const facts = { e, index: index ?? 1, games };
  return {
    factor: fraction(800, e + games),
    k: null,
    e,
    because: [{ code: 'rating-dwz.coefficient-1992', article, facts }],
  };
}
