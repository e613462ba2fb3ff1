import type { NormEvent, NormPlayer } from '../norm-rule-set.ts';

/** @article FIDE B.01 2024 1.4.1 */
const usualGames = 9;

const leastIn: Partial<Record<NormEvent['competition'], number>> = {
  'world-team': 7,
  'world-cup': 8,
};

/** The fewest rounds in which a norm can be made. @article FIDE B.01 2024 1.4.1a, 1.4.1b */
export const leastRounds = ({ competition }: NormEvent): number =>
  leastIn[competition] ?? usualGames;

/** Whether a round was lost to a norm through nobody's fault: a forfeit won, or the bye of the pairing. */
const isExcused = (record: NormPlayer['records'][number]): boolean =>
  (record.kind === 'forfeit' && record.halfPoints === 2) ||
  (record.kind === 'bye' && record.bye === 'pairing-allocated');

/**
 * How many games a norm needs: nine; seven in a world or continental team championship of seven to
 * nine rounds, eight in the World Cup; and eight in a tournament of nine rounds where the missing one
 * was a forfeit won or the bye of the pairing.
 *
 * @article FIDE B.01 2024 1.4.1a, 1.4.1b, 1.4.1c
 */
export function leastGames({ rounds, competition }: NormEvent, { records }: NormPlayer): number {
  const least = leastIn[competition];
  if (least !== undefined) return least;
  return rounds === usualGames && records.some(isExcused) ? usualGames - 1 : usualGames;
}

/** Games beyond these count no further. @article FIDE B.01 2024 1.7 */
const mostGames = 13;

/**
 * How many games a norm is worth in an application: those played, thirteen at most, eight in a
 * tournament of nine rounds and in the World Cup as nine, and one more for each full point above what
 * was needed.
 *
 * @article FIDE B.01 2024 1.4.1b, 1.4.1c, 1.4.1d
 */
export const worthOf = (
  { competition }: NormEvent,
  games: number,
  halfPointsAbove: number,
): number =>
  Math.max(Math.min(games, mostGames), competition === 'world-team' ? 0 : usualGames) +
  Math.floor(halfPointsAbove / 2);
