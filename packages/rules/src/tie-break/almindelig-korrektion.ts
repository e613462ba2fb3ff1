import { at } from '../kernel/at.ts';
import { fraction } from '../kernel/fraction.ts';
import { metOpponents } from './opponents.ts';
import { perPlayer } from './per-player.ts';
import type { ScoreTable } from './score-table.ts';
import { sumStages } from './sum-stages.ts';
import type { TieBreak, TieBreakValue, Working } from './tie-break.ts';

/** Without the two lowest, without the lowest, all. */
const stageCount = 3;

function correctionOf({ players, totals }: ScoreTable, player: number): TieBreakValue {
  const workings = metOpponents(at(players, player), totals)
    .toSorted(
      (a, b) => a.opponentHalfPoints - b.opponentHalfPoints || a.roundNumber - b.roundNumber,
    )
    .map(
      ({ roundNumber, opponent, opponentHalfPoints }, index): Working => ({
        roundNumber,
        opponent,
        opponentHalfPoints,
        contribution: fraction(opponentHalfPoints, 2),
        fromStage: Math.max(0, stageCount - 1 - index),
      }),
    );
  return sumStages(workings, stageCount);
}

/**
 * Almindelig korrektion: the sum of the opponents' points without the two lowest; for those still
 * tied the second lowest is taken in again, then the lowest. In points; of equally low opponents the
 * one met first counts as lower, which changes no sum.
 *
 * @article DSU 2002 4.14.2
 */
export const almindeligKorrektion: TieBreak = perPlayer(
  { code: 'DSU-AK', article: 'DSU 4.14.2' },
  correctionOf,
);
