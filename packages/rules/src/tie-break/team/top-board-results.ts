import { fraction } from '../../kernel/fraction.ts';
import type { TieBreakHead, TieBreakValue } from '../tie-break.ts';
import { type BoardRound, boardLine, roundsOf, sumOfPoints } from './board-points.ts';
import { perTeam, type TeamTieBreak } from './team-standings.ts';

/** The points on board 1, then on board 2, and so on, of some rounds. */
export function topBoardsOf(rounds: readonly BoardRound[], boards: number): TieBreakValue {
  return {
    stages: Array.from({ length: boards }, (_, board) =>
      sumOfPoints(rounds.map(({ points }) => points[board] ?? fraction(0))),
    ),
    workings: rounds.map((round) => boardLine(round, sumOfPoints(round.points), 0)),
  };
}

/**
 * Top board results: the points on board 1; for teams still tied on board 2, and so on down. Its stages
 * are the boards.
 *
 * @article FIDE C.07 12.2
 */
export const topBoardResults = (head: TieBreakHead): TeamTieBreak =>
  perTeam(head, (table, no) => topBoardsOf(roundsOf(table, no), table.rules.boards));
