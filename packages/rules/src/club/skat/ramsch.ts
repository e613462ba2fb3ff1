import type { PlayerNo } from '../../kernel/round-record.ts';
import type { SkatRules } from './edition-2018.ts';

/**
 * The scores of Ramsch, when nobody bids: the player or players with the fewest card points get 23 and
 * the bonus of a won game, the others nothing. `cardPoints` are those of the three who play.
 *
 * @article Tempelhof 2018 III.I.9
 */
export function ramschScores(
  { ramsch, bonus }: SkatRules,
  cardPoints: ReadonlyMap<PlayerNo, number>,
): ReadonlyMap<PlayerNo, number> {
  const fewest = Math.min(...cardPoints.values());
  return new Map(
    [...cardPoints].map(([no, points]) => [no, points === fewest ? ramsch + bonus : 0]),
  );
}
