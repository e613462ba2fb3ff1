import type { TieBreakHead, TieBreakValue } from '../tie-break.ts';
import { type BoardRound, boardLine, roundsOf, sumOfPoints } from './board-points.ts';
import { perTeam, type TeamTieBreak } from './team-standings.ts';

/** The points without the bottom board, then without the bottom two, and so on, in some rounds. */
export function withoutBottomBoardsOf(
  rounds: readonly BoardRound[],
  boards: number,
): TieBreakValue {
  const stages = Array.from({ length: Math.max(1, boards - 1) }, (_, step) =>
    sumOfPoints(rounds.flatMap(({ points }) => points.slice(0, boards - 1 - step))),
  );
  return {
    stages,
    workings: rounds.map((round) => boardLine(round, sumOfPoints(round.points), 0)),
  };
}

/**
 * Bottom board elimination: the points on all boards but the bottom one; for teams still tied without
 * the bottom two, and so on up. Its stages are these sums.
 *
 * @article FIDE C.07 12.3
 */
export const bottomBoardElimination = (head: TieBreakHead): TeamTieBreak =>
  perTeam(head, (table, no) => withoutBottomBoardsOf(roundsOf(table, no), table.rules.boards));
