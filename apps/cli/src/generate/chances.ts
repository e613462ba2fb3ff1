import type { SeededRandom } from '@rokade/rules';

/** How often things happen, out of a thousand. */
export const perThousand = {
  unrated: 80,
  /** Of a player in a round: asks for a half-point bye, or leaves for good. */
  away: 30,
  leaves: 12,
  /** Of a game: not played; of those: neither came. */
  forfeit: 25,
  doubleForfeit: 100,
  /** Of an even game. */
  draw: 320,
} as const;

/** Whether a thing that happens so often out of a thousand happens now. */
export const happens = (random: SeededRandom, thousandths: number): boolean =>
  random.below(1000) < thousandths;

/**
 * A club player's playing strength: 1000 to 2200, most near the middle. Whole numbers alone, so that
 * every machine gets the same.
 */
export const drawnStrength = (random: SeededRandom): number =>
  1000 + random.below(401) + random.below(401) + random.below(401);

/** White's move is worth so many rating points. */
const whiteAdvantage = 35;

/** White's expected score in thousandths, by a straight line between 6 and 94 per cent. */
const expectation = (white: number, black: number): number =>
  Math.min(940, Math.max(60, 500 + Math.trunc(((white + whiteAdvantage - black) * 5) / 4)));

/** White's half-points of a game between players of these strengths. */
export function drawnScore(random: SeededRandom, white: number, black: number): 0 | 1 | 2 {
  const expected = expectation(white, black);
  const draws = Math.min(perThousand.draw, 2 * expected, 2 * (1000 - expected));
  const wins = expected - Math.trunc(draws / 2);
  const drawn = random.below(1000);
  if (drawn < wins) return 2;
  return drawn < wins + draws ? 1 : 0;
}
