import { perPlayer } from '../per-player.ts';
import { quarterPoints } from '../quarter-points.ts';
import type { TieBreak } from '../tie-break.ts';
import { correctedSum, metOpponents } from './met-opponents.ts';
import { whoLeft } from './withdrawn-opponents.ts';

/**
 * Sonneborn-Berger of Tempelhof for round robins: the points of those beaten and half the points of
 * those drawn with, corrected for those who left: without them, times games ÷ (games − their number),
 * to two decimals. Null if all left.
 *
 * @article Tempelhof 2018 IV.4a, III.A.13
 */
export const sonnebornBergerSkt: TieBreak = perPlayer(
  { code: 'SKT-SB', article: 'Tempelhof IV.4a, III.A.13' },
  (table, player) => {
    const met = metOpponents(table, player);
    return correctedSum(met, {
      weigh: ({ opponentHalfPoints, ownHalfPoints }) =>
        quarterPoints(opponentHalfPoints * ownHalfPoints),
      rounds: met.length,
      hasLeft: whoLeft(table),
    });
  },
);
