import type { PlayerNo } from '../../kernel/round-record.ts';
import type { PairingPlayer } from '../pairing-system.ts';

/**
 * ARO: the average rating of the opponents met over the board, rounded to the nearest whole number, a
 * half upwards; 0 for a player who has not played.
 *
 * @article FIDE C.04.4.1 2026 1.7
 */
export function averageRating(
  { records }: PairingPlayer,
  ratingOf: (no: PlayerNo) => number,
): number {
  const ratings = records.flatMap((record) =>
    record.kind === 'game' ? [ratingOf(record.opponent)] : [],
  );
  if (ratings.length === 0) return 0;
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  return Math.floor((2 * sum + ratings.length) / (2 * ratings.length));
}
