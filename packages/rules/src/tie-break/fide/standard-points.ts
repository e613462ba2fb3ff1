import { at } from '../../kernel/at.ts';
import { fraction } from '../../kernel/fraction.ts';
import type { HalfPoints } from '../../kernel/half-points.ts';
import { halfPointsIn, type RoundRecord } from '../../kernel/round-record.ts';
import { perPlayer } from '../per-player.ts';
import { indexOf, recordsOf, type ScoreTable } from '../score-table.ts';
import { type CountedRound, countRounds, opponentIn } from './counted-rounds.ts';
import type { TieBreakMaker } from './descriptor.ts';

/** The points with which a round is compared: the scheduled opponent's, or those of a draw. */
function yardstick(table: ScoreTable, record: RoundRecord, round: number): HalfPoints {
  const opponent = opponentIn(record);
  return opponent === null
    ? table.rules.points.draw
    : halfPointsIn(at(recordsOf(table, indexOf(table, opponent)), round));
}

function countedRound(table: ScoreTable, record: RoundRecord, round: number): CountedRound {
  const difference = halfPointsIn(record) - yardstick(table, record, round);
  return {
    roundNumber: round + 1,
    opponent: opponentIn(record),
    contribution: fraction(Math.sign(difference) + 1, 2),
  };
}

/**
 * Standard points: one for each round with more points than the scheduled opponent got (without one:
 * more than a draw), half for the same. Both sides of a double forfeit scored the same: half each.
 *
 * @article FIDE C.07 7.7 (since March 2026)
 */
export const standardPoints: TieBreakMaker = (name) =>
  perPlayer(name, (table, player) =>
    countRounds(
      recordsOf(table, player).map((record, round) => countedRound(table, record, round)),
    ),
  );
