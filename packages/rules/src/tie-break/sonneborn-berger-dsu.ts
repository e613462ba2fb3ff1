import { at } from '../kernel/at.ts';
import { metOpponents } from './opponents.ts';
import { perPlayer } from './per-player.ts';
import { quarterPoints } from './quarter-points.ts';
import type { ScoreTable } from './score-table.ts';
import { sumStages } from './sum-stages.ts';
import type { TieBreak, TieBreakValue, Working } from './tie-break.ts';

function correctionOf({ players, totals }: ScoreTable, player: number): TieBreakValue {
  const workings = metOpponents(at(players, player), totals).map(
    ({ roundNumber, opponent, opponentHalfPoints, halfPoints }): Working => ({
      roundNumber,
      opponent,
      opponentHalfPoints,
      ownHalfPoints: halfPoints,
      contribution: quarterPoints(opponentHalfPoints * halfPoints),
      fromStage: 0,
    }),
  );
  return sumStages(workings, 1);
}

/**
 * Sonneborn-Berger: the points of beaten opponents and half the points of those drawn with; lost games
 * do not count. In points, with quarters.
 *
 * @article DSU 2002 4.14.1
 */
export const sonnebornBergerDsu: TieBreak = perPlayer(
  { code: 'DSU-SB', article: 'DSU 4.14.1' },
  correctionOf,
);
