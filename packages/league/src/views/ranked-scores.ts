import type { DivisionId } from '../ids.ts';
import { type League, memberOf } from '../league.ts';
import { individuals, type OwnScore } from './individuals.ts';
import { rulesFor } from './rating/rating-report.ts';

/** A player's score in a division, with the place and what it was worth. */
export interface RankedScore extends OwnScore {
  /** Those with equal points of equally many games share a place. */
  readonly place: number;
  /** By the rating rules of the players' federation; null: no rated opponent. */
  readonly performance: number | null;
}

/** The performance against the rated opponents of games that were played. */
function performanceOf(league: League, { games }: OwnScore): number | null {
  const results = games.flatMap(({ isPlayed, opponent, halfPoints }) => {
    const rating = opponent === null ? 0 : (memberOf(league, opponent)?.values.rating ?? 0);
    return isPlayed && rating > 0 ? [{ opponent: rating, halfPoints }] : [];
  });
  if (results.length === 0) return null;
  const rules = rulesFor(league, null, '');
  return rules.calculate({ rating: null, results, facts: {}, day: '', play: 'standard' })
    .performance;
}

const isEqual = (one: OwnScore, other: OwnScore): boolean =>
  one.halfPoints === other.halfPoints && one.games.length === other.games.length;

/** The scores in a division, or at one board of it, with places: more points first, then fewer games. */
export function rankedScores(
  league: League,
  division: DivisionId,
  board: number | null = null,
): readonly RankedScore[] {
  const scores = individuals(league, division, board);
  return scores.map((score) => ({
    ...score,
    place: scores.findIndex((one) => isEqual(one, score)) + 1,
    performance: performanceOf(league, score),
  }));
}
