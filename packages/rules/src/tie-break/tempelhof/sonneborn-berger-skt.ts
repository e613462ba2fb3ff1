import { at } from '../../kernel/at.ts';
import { type Fraction, fraction, times } from '../../kernel/fraction.ts';
import { perPlayer } from '../per-player.ts';
import { indexOf, type ScoreTable } from '../score-table.ts';
import type { TieBreak } from '../tie-break.ts';
import { correctedSum, type Met, metOpponents } from './met-opponents.ts';
import { correctedPoints } from './points-skt.ts';
import { whoLeft } from './withdrawn-opponents.ts';

/** An opponent's points: corrected in a round robin, unchanged in a Swiss. */
function opponentPoints(table: ScoreTable, { opponent, opponentHalfPoints }: Met): Fraction {
  const asScored = fraction(opponentHalfPoints, 2);
  if (table.rules.system === 'swiss') return asScored;
  const corrected = correctedPoints(table, indexOf(table, opponent));
  return corrected === null ? asScored : at(corrected.stages, 0);
}

/**
 * Sonneborn-Berger of Tempelhof for round robins: the points of beaten opponents and half the points of
 * those drawn with, corrected for withdrawn ones: without them, times games ÷ (games − their number),
 * to two decimals. Null if all withdrew. The opponents' points are those of the table: in a round robin
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
