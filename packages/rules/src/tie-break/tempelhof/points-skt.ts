import { at } from '../../kernel/at.ts';
import { fraction } from '../../kernel/fraction.ts';
import { perPlayer } from '../per-player.ts';
import type { ScoreTable } from '../score-table.ts';
import type { TieBreak, TieBreakValue } from '../tie-break.ts';
import { correctedSum, metOpponents } from './met-opponents.ts';
import { whoLeft } from './withdrawn-opponents.ts';

/**
 * A player's board points in a round robin without those against withdrawn opponents, raised; null if
 * all withdrew.
 */
export function correctedPoints(table: ScoreTable, player: number): TieBreakValue | null {
  const met = metOpponents(table, player);
  const inGames = met.reduce((sum, { ownHalfPoints }) => sum + ownHalfPoints, 0);
  return correctedSum(met, {
    weigh: ({ ownHalfPoints }) => fraction(ownHalfPoints, 2),
    alone: fraction(at(table.sheet('plain').own, player) - inGames, 2),
    rounds: met.length,
    hasLeft: whoLeft(table),
  });
}

/** The actual board points, including those won by forfeit. */
const boardPoints = ({ sheet }: ScoreTable, player: number): TieBreakValue => ({
  stages: [fraction(at(sheet('plain').own, player), 2)],
  workings: [],
});

/**
 * Board points of a round robin corrected for withdrawn opponents: without the points against them,
 * times games ÷ (games − their number), to two decimals; null if all withdrew. At the head of an order
 * they rank instead of the board points. In a Swiss tournament board points are unchanged.
 *
 * @article Tempelhof 2018 III.A.13
 */
export const pointsSkt: TieBreak = perPlayer(
  { code: 'SKT-PTS', article: 'Tempelhof III.A.13', decides: 'points' },
  (table, player) =>
    table.rules.system === 'swiss' ? boardPoints(table, player) : correctedPoints(table, player),
);
