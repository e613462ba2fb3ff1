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

/**
 * Whether a round was lost for a norm without the player's fault: a forfeit win, or the
 * pairing-allocated bye.
 */
const isExcused = (record: NormPlayer['records'][number]): boolean =>
  (record.kind === 'forfeit' && record.halfPoints === 2) ||
  (record.kind === 'bye' && record.bye === 'pairing-allocated');

/**
 * The number of games that a norm needs: nine; seven in a world or continental team championship of
 * seven to nine rounds, eight in the World Cup; and eight in a tournament of nine rounds if the missing
 * one was a forfeit win or the pairing-allocated bye.
 *
 * @article FIDE B.01 2024 1.4.1a, 1.4.1b, 1.4.1c
 */
export function leastGames({ rounds, competition }: NormEvent, { records }: NormPlayer): number {
  const least = leastIn[competition];
  if (least !== undefined) return least;
  return rounds === usualGames && records.some(isExcused) ? usualGames - 1 : usualGames;
}

/**
 * Games beyond this number do not count.
 *
 * @article FIDE B.01 2024 1.7
 */
const mostGames = 13;

/**
 * The number of games that a norm counts in an application: those played, at most thirteen, eight in a
 * tournament of nine rounds and in the World Cup as nine, and one more for each full point above the
 * required score.
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
