import type { SeededRandom } from '@rokade/rules';
import type { Course, Frequency, Often, RatingField, Thousandths } from './course.ts';
import { fideProbabilities } from './fide-probabilities.ts';

/** The share of unplayed games in which neither player came. */
export const doubleForfeitShare: Thousandths = 100;

/** Draws whether an event with this chance happens now. */
export const happens = (random: SeededRandom, thousandths: Thousandths): boolean =>
  random.below(1000) < thousandths;

/** How often something happens in a round. */
function oftenIn(frequency: Frequency, round: number): Often {
  if (typeof frequency === 'number') return { kind: 'share', thousandths: frequency };
  const found = frequency.find(({ first, last }) => first <= round && round <= last);
  return found?.often ?? { kind: 'share', thousandths: 0 };
}

/** A round, and how many may be picked in it. */
interface Candidates {
  readonly round: number;
  readonly count: number;
}

/**
 * Picks those to whom something happens in a round, to be called for one after the other: by their
 * chance, or as many as are wanted, each with the same chance. Of those who may not be picked, a chance
 * is drawn too, so that the lots of the others do not depend on them.
 */
export function makePicker(
  random: SeededRandom,
  frequency: Frequency,
  { round, count }: Candidates,
): (mayBePicked: boolean) => boolean {
  const often = oftenIn(frequency, round);
  if (often.kind === 'share') {
    return (mayBePicked) => happens(random, often.thousandths) && mayBePicked;
  }
  let wanted = often.count;
  let left = count;
  return (mayBePicked) => {
    if (!mayBePicked || left === 0) return false;
    const picked = random.below(left) < wanted;
    left -= 1;
    if (picked) wanted -= 1;
    return picked;
  };
}

/**
 * A playing strength in a range, mostly near its middle. Whole numbers only, so that every machine gets
 * the same result.
 */
export function drawnStrength(
  random: SeededRandom,
  { lowest, highest }: Extract<RatingField, { lowest: number }>,
): number {
  const third = Math.trunc((highest - lowest) / 3);
  const rest = highest - lowest - 2 * third;
  return lowest + random.below(third + 1) + random.below(third + 1) + random.below(rest + 1);
}

/** A deviation from a mean, nearly of the normal distribution: the sum of twelve even lots. */
export function drawnDeviation(random: SeededRandom, spread: number): number {
  let sum = -6000;
  for (let lot = 0; lot < 12; lot++) sum += random.below(1001);
  return Math.round((sum * spread) / 1000);
}

/** The worth of White's move in rating points. */
const whiteAdvantage = 35;

/** White's expected score in thousandths, by a straight line between 6 and 94 per cent. */
const expectation = (white: number, black: number): number =>
  Math.min(940, Math.max(60, 500 + Math.trunc(((white + whiteAdvantage - black) * 5) / 4)));

/** The strengths of two opponents, and how their result is drawn. */
export interface Meeting extends Pick<Course, 'results' | 'draws'> {
  readonly white: number;
  readonly black: number;
}

/** How many of a thousand games, or of a million, White wins and are drawn. */
interface Shares {
  readonly won: number;
  readonly drawn: number;
}

/** `draws` applies to an even game, fewer the further the expected score is from a half. */
function straightShares(meeting: Meeting): Shares {
  const expected = expectation(meeting.white, meeting.black);
  const draws = Math.min(meeting.draws, 2 * expected, 2 * (1000 - expected));
  return { won: expected - Math.trunc(draws / 2), drawn: draws };
}

/** White's score. */
export function drawnScore(random: SeededRandom, meeting: Meeting): 'won' | 'drawn' | 'lost' {
  const isStraight = meeting.results === 'straight';
  const shares = isStraight ? straightShares(meeting) : fideProbabilities(meeting);
  const lot = random.below(isStraight ? 1000 : 1_000_000);
  if (lot < shares.won) return 'won';
  return lot < shares.won + shares.drawn ? 'drawn' : 'lost';
}
