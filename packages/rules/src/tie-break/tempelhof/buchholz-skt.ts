import { fraction } from '../../kernel/fraction.ts';
import { perPlayer } from '../per-player.ts';
import type { ScoreTable } from '../score-table.ts';
import type { TieBreak, TieBreakValue } from '../tie-break.ts';
import { correctedSum, metOpponents } from './met-opponents.ts';
import { whoLeft } from './withdrawn-opponents.ts';

/**
 * A player's Buchholz without withdrawn opponents, raised in proportion to the rounds; null if all
 * withdrew.
 */
export const correctedBuchholz = (table: ScoreTable, player: number): TieBreakValue | null =>
  correctedSum(metOpponents(table, player), {
    weigh: ({ opponentHalfPoints }) => fraction(opponentHalfPoints, 2),
    rounds: table.rounds,
    hasLeft: whoLeft(table),
  });

/**
 * Buchholz of Tempelhof: the points of all opponents, corrected for withdrawn ones: without their
 * points, times rounds ÷ (rounds − their number), to two decimals. Null if all withdrew.
 *
 * @article Tempelhof 2018 IV.4b, III.A.13
 */
export const buchholzSkt: TieBreak = perPlayer(
  { code: 'SKT-BH', article: 'Tempelhof IV.4b, III.A.13' },
  correctedBuchholz,
);
