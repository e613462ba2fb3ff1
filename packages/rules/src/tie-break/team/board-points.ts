import { dividedBy, type Fraction, fraction, plus } from '../../kernel/fraction.ts';
import type { PlayerNo } from '../../kernel/round-record.ts';
import type { Working } from '../tie-break.ts';
import type { MatchRecord } from './scored-team.ts';
import { type TeamTable, type TeamTieBreakRules, teamOf } from './team-table.ts';

/** One round board by board. */
export interface BoardRound {
  /** From 1. */
  readonly roundNumber: number;
  /** null: the team had no opponent. */
  readonly opponent: PlayerNo | null;
  /** The points of each board; index 0 is board 1. */
  readonly points: readonly Fraction[];
}

/**
 * The points of each board in a round: forfeited games and matches by their results; the
 * pairing-allocated bye as a win on every board; any other bye with its game points spread evenly.
 *
 * @article FIDE C.07 12
 */
function boardsIn(record: MatchRecord, rules: TeamTieBreakRules): readonly Fraction[] {
  if (record.kind === 'absent') return [];
  if (record.kind !== 'bye')
    return record.boardHalfPoints.map((halfPoints) => fraction(halfPoints, 2));
  const { boards, gamePoints } = rules;
  const all = record.bye === 'pairing-allocated' ? boards * gamePoints.win : record.gameHalfPoints;
  const each = dividedBy(fraction(all, 2), fraction(boards));
  return new Array<Fraction>(boards).fill(each);
}

/** A team's rounds board by board, without those from which it was absent. */
export const roundsOf = (table: TeamTable, no: PlayerNo): readonly BoardRound[] =>
  teamOf(table, no).records.flatMap((record, round): readonly BoardRound[] => {
    if (record.kind === 'absent') return [];
    const opponent = record.kind === 'bye' ? null : record.opponent;
    return [{ roundNumber: round + 1, opponent, points: boardsIn(record, table.rules) }];
  });

/** A round as a line of an explanation, with all its boards. */
export const boardLine = (
  { roundNumber, opponent, points }: BoardRound,
  contribution: Fraction,
  fromStage: number,
): Working => ({
  roundNumber,
  opponent,
  opponentHalfPoints: 0,
  boardPoints: points,
  contribution,
  fromStage,
});

/** Points added up. */
export const sumOfPoints = (points: readonly Fraction[]): Fraction =>
  points.reduce(plus, fraction(0));
