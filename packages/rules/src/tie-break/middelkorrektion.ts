import { linesFromLowest } from './opponents.ts';
import { perPlayer } from './per-player.ts';
import type { ScoreTable } from './score-table.ts';
import { sumStages } from './sum-stages.ts';
import type { TieBreak, TieBreakValue } from './tie-break.ts';

/** How many opponents are left out at each end in the first stage, by the tournament's rounds. */
function pairsLeftOut(rounds: number): number {
  if (rounds <= 8) return 1;
  return rounds <= 12 ? 2 : 3;
}

/** The outermost opponents are included last, both ends at once. */
function correctionOf(table: ScoreTable, player: number): TieBreakValue {
  const pairs = pairsLeftOut(table.rules.roundsPlanned ?? table.rounds);
  const workings = linesFromLowest(
    table,
    player,
    (index, count) => pairs - Math.min(index, count - 1 - index),
  );
  return sumStages(workings, pairs + 1);
}

/**
 * Middelkorrektion: the opponents' points without the highest and the lowest; from 9 rounds on without
 * two at each end, from 13 without three. For players still tied the innermost pair is included again,
 * and so on until all count. In points; the number of planned rounds, not of played ones, decides how
 * many are left out.
 *
 * @article DSU 2002 4.14.3
 */
export const middelkorrektion: TieBreak = perPlayer(
  { code: 'DSU-MK', article: 'DSU 4.14.3' },
  correctionOf,
);
