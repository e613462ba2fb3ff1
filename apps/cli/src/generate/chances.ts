import type { SeededRandom } from '@rokade/rules';
import type { Course, Thousandths } from './course.ts';

/** The share of unplayed games in which neither player came. */
export const doubleForfeits: Thousandths = 100;

/** Draws whether an event with this chance happens now. */
export const happens = (random: SeededRandom, thousandths: Thousandths): boolean =>
  random.below(1000) < thousandths;

/**
 * A playing strength in a range, mostly near its middle. Whole numbers only, so that every machine gets
 * the same result.
 */
export function drawnStrength(
  random: SeededRandom,
  { lowest, highest }: Course['ratings'],
): number {
  const third = Math.trunc((highest - lowest) / 3);
  const rest = highest - lowest - 2 * third;
  return lowest + random.below(third + 1) + random.below(third + 1) + random.below(rest + 1);
}

/** The worth of White's move in rating points. */
const whiteAdvantage = 35;

/** White's expected score in thousandths, by a straight line between 6 and 94 per cent. */
const expectation = (white: number, black: number): number =>
  Math.min(940, Math.max(60, 500 + Math.trunc(((white + whiteAdvantage - black) * 5) / 4)));

/** The strengths of two opponents, and how often an even game is drawn. */
export interface Meeting {
  readonly white: number;
  readonly black: number;
  readonly draws: Thousandths;
}

/** White's score: `draws` applies to an even game, fewer the further the expected score is from a half. */
export function drawnScore(random: SeededRandom, meeting: Meeting): 'won' | 'drawn' | 'lost' {
  const expected = expectation(meeting.white, meeting.black);
  const draws = Math.min(meeting.draws, 2 * expected, 2 * (1000 - expected));
  const wins = expected - Math.trunc(draws / 2);
  const drawn = random.below(1000);
  if (drawn < wins) return 'won';
  return drawn < wins + draws ? 'drawn' : 'lost';
}
