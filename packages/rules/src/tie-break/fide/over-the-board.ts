import type { Colour } from '../../kernel/colour.ts';
import type { HalfPoints } from '../../kernel/half-points.ts';
import { unreachable } from '../../kernel/invariant.ts';
import type { PlayerNo, RoundRecord } from '../../kernel/round-record.ts';
import { recordsOf, type ScoreTable } from '../score-table.ts';
import { isForfeitLoss } from './unplayed-round.ts';

/** The purpose of a list of games, on which the treatment of forfeits in round robins depends (15.2). */
export type Purpose = 'scores' | 'own-record' | 'ratings';

/** A game of a player. */
export interface Game {
  /** From 1. */
  readonly roundNumber: number;
  readonly opponent: PlayerNo;
  readonly colour: Colour;
  readonly halfPoints: HalfPoints;
}

/** Whether a forfeit counts as a game; never in a Swiss tournament. */
function isForfeitAGame(
  { rules, unplayed }: ScoreTable,
  record: RoundRecord,
  purpose: Purpose,
): boolean {
  if (rules.system === 'swiss') return false;
  const { inOwnRecord, inRatings } = unplayed.roundRobinForfeits;
  switch (purpose) {
    case 'scores':
      return true;
    case 'ratings':
      return inRatings;
    case 'own-record':
      return (
        inOwnRecord === 'all' || (inOwnRecord === 'won' && !isForfeitLoss(record, rules.points))
      );
    default:
      return unreachable(purpose);
  }
}

/**
 * A player's games over the board, and the forfeits that count as games by the rules of a round robin.
 *
 * @article FIDE C.07 15.2
 */
export function overTheBoard(table: ScoreTable, player: number, purpose: Purpose): readonly Game[] {
  return recordsOf(table, player).flatMap((record, round): readonly Game[] => {
    if (record.kind !== 'game' && record.kind !== 'forfeit') return [];
    if (record.kind === 'forfeit' && !isForfeitAGame(table, record, purpose)) return [];
    const { opponent, colour, halfPoints } = record;
    return [{ roundNumber: round + 1, opponent, colour, halfPoints }];
  });
}
