import { at } from '../../kernel/at.ts';
import { quarterPoints } from '../quarter-points.ts';
import type { Reading } from '../score-sheets.ts';
import { indexOf, type ScoreTable } from '../score-table.ts';
import type { Working } from '../tie-break.ts';
import { opponentLines } from './opponent-lines.ts';
import { overTheBoard } from './over-the-board.ts';
import { opponentScore } from './sum-of-lines.ts';

/**
 * The opponents met over the board, each with their Buchholz as the contribution, for AOB's average and
 * the sum of Buchholz.
 */
export function buchholzOfOpponents(
  table: ScoreTable,
  player: number,
  reading: Reading,
): readonly Working[] {
  const buchholzQuarters = table.columns(`buchholz-${reading}`, (index) =>
    opponentLines(table, index, reading).reduce((sum, line) => sum + opponentScore(line), 0),
  );
  return overTheBoard(table, player, 'scores').map(({ roundNumber, opponent }) => {
    const index = indexOf(table, opponent);
    const opponentValue = quarterPoints(buchholzQuarters(index) ?? 0);
    return {
      roundNumber,
      opponent,
      opponentHalfPoints: at(table.sheet(reading).forOpponents, index),
      opponentValue,
      contribution: opponentValue,
      fromStage: 0,
    };
  });
}
