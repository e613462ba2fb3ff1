import { type Fraction, fraction, times } from '../../kernel/fraction.ts';
import { sumStages } from '../sum-stages.ts';
import type { TieBreakHead, TieBreakValue } from '../tie-break.ts';
import { type BoardRound, boardLine, roundsOf, sumOfPoints } from './board-points.ts';
import type { TeamTieBreak } from './team-standings.ts';
import type { TeamTable } from './team-table.ts';

/** Board number times points, over the boards of a match. */
const countedBoards = (points: readonly Fraction[]): Fraction =>
  sumOfPoints(points.map((each, board) => times(fraction(board + 1), each)));

/** The board count of some rounds. */
export const boardCountOf = (rounds: readonly BoardRound[]): TieBreakValue =>
  sumStages(
    rounds.map((round) => boardLine(round, countedBoards(round.points), 0)),
    1,
  );

function haveSameGamePoints({ byScore }: TeamTable, tied: readonly number[]): boolean {
  return new Set(tied.map((no) => byScore.GP.totals.get(no) ?? 0)).size <= 1;
}

/**
 * Board count: the points of each board times its number, over all matches; the lower comes first.
 * Dropped (null) if the tied teams differ in game points, since the sum would reward the fewer.
 *
 * @article FIDE C.07 12.1
 */
export const boardCount = (head: TieBreakHead): TeamTieBreak => ({
  ...head,
  order: 'lower-first',
  compute: (table, tied) => {
    const isUsable = haveSameGamePoints(table, tied);
    return new Map(tied.map((no) => [no, isUsable ? boardCountOf(roundsOf(table, no)) : null]));
  },
});
