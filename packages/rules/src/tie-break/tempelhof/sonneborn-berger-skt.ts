import { at } from '../../kernel/at.ts';
import { type Fraction, fraction, times } from '../../kernel/fraction.ts';
import { perPlayer } from '../per-player.ts';
import { indexOf, type ScoreTable } from '../score-table.ts';
import type { TieBreak } from '../tie-break.ts';
import { correctedSum, type Met, metOpponents } from './met-opponents.ts';
import { correctedPoints } from './points-skt.ts';
import { whoLeft } from './withdrawn-opponents.ts';

/** What an opponent's points are: in a round robin as they are corrected, in a Swiss as they are. */
function opponentPoints(table: ScoreTable, { opponent, opponentHalfPoints }: Met): Fraction {
  const asScored = fraction(opponentHalfPoints, 2);
  if (table.rules.system === 'swiss') return asScored;
  const corrected = correctedPoints(table, indexOf(table, opponent));
  return corrected === null ? asScored : at(corrected.stages, 0);
}

/**
 * Sonneborn-Berger of Tempelhof for round robins: the points of those beaten and half the points of
 * those drawn with, corrected for those who left: without them, times games ÷ (games − their number),
 * to two decimals. Null if all left. The opponents' points are those of the table: in a round robin
 * they are corrected themselves.
 *
 * @article Tempelhof 2018 IV.4a, III.A.13
 */
export const sonnebornBergerSkt: TieBreak = perPlayer(
  { code: 'SKT-SB', article: 'Tempelhof IV.4a, III.A.13' },
  (table, player) => {
    const met = metOpponents(table, player);
    return correctedSum(met, {
      weigh: (one) => times(opponentPoints(table, one), fraction(one.ownHalfPoints, 2)),
      rounds: met.length,
      hasLeft: whoLeft(table),
    });
  },
);
