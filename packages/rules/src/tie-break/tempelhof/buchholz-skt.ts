import { fraction } from '../../kernel/fraction.ts';
import { perPlayer } from '../per-player.ts';
import type { ScoreTable } from '../score-table.ts';
import type { TieBreak, TieBreakValue } from '../tie-break.ts';
import { correctedSum, metOpponents } from './met-opponents.ts';
import { whoLeft } from './withdrawn-opponents.ts';

/** Buchholz of a player without the opponents who left, raised by the rounds; null if all left. */
export const correctedBuchholz = (table: ScoreTable, player: number): TieBreakValue | null =>
  correctedSum(metOpponents(table, player), {
    weigh: ({ opponentHalfPoints }) => fraction(opponentHalfPoints, 2),
    rounds: table.rounds,
    hasLeft: whoLeft(table),
  });

/**
 * Buchholz of Tempelhof: the points of all opponents, corrected for those who left: without their
 * points, times rounds ÷ (rounds − their number), to two decimals. Null if all left.
 *
 * @article Tempelhof 2018 IV.4b, III.A.13
 */
export const buchholzSkt: TieBreak = perPlayer(
  { code: 'SKT-BH', article: 'Tempelhof IV.4b, III.A.13' },
  correctedBuchholz,
);
