import { linesFromLowest } from './opponents.ts';
import { perPlayer } from './per-player.ts';
import { sumStages } from './sum-stages.ts';
import type { TieBreak } from './tie-break.ts';

/** Without the two lowest, without the lowest, with all. */
const stageCount = 3;

/**
 * Almindelig korrektion: the sum of the opponents' points without the two lowest; for players still
 * tied the second lowest is included again, then the lowest. In points; of equally low opponents the
 * one met first counts as lower, which does not change any sum.
 *
 * @article DSU 2002 4.14.2
 */
export const almindeligKorrektion: TieBreak = perPlayer(
  { code: 'DSU-AK', article: 'DSU 4.14.2' },
  (table, player) =>
    sumStages(
      linesFromLowest(table, player, (index) => stageCount - 1 - index),
      stageCount,
    ),
);
