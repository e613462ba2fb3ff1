import { at } from '../../kernel/at.ts';
import type { Modifiers } from '../fide/modifiers.ts';
import { opponentLines } from '../fide/opponent-lines.ts';
import { opponentScoreTimesResult, readingFor, sumOfWeighed } from '../fide/sum-of-lines.ts';
import { indexOf } from '../score-table.ts';
import type { TieBreakHead, TieBreakValue } from '../tie-break.ts';
import type { TeamScore } from './scored-team.ts';
import { perTeam, type TeamTieBreak } from './team-standings.ts';
import type { TeamTable } from './team-table.ts';

/** The opponent's score that is multiplied, and the score against it. */
export interface Scores {
  readonly ofOpponent: TeamScore;
  readonly against: TeamScore;
}

/**
 * The sum of products. Both scores have the same rounds, so the lines of one are combined with the
 * results of the other.
 */
function productSum(
  { byScore }: TeamTable,
  no: number,
  { ofOpponent, against }: Scores,
  modifiers: Modifiers,
): TieBreakValue {
  const table = byScore[ofOpponent];
  const index = indexOf(table, no);
  const reading = readingFor(modifiers);
  const results = opponentLines(byScore[against], index, reading);
  const lines = opponentLines(table, index, reading).map((each, position) => {
    const line = { ...each, ownHalfPoints: at(results, position).ownHalfPoints };
    return { ...line, quarters: opponentScoreTimesResult(line) };
  });
  return sumOfWeighed(lines, modifiers.cut, table.unplayed.cuts);
}

const productOf =
  (scores: Scores) =>
  (head: TieBreakHead, modifiers: Modifiers): TeamTieBreak =>
    perTeam(head, (table, no) => productSum(table, no, scores, modifiers));

/**
 * Extended Sonneborn-Berger, match points by match points (A of 2012): each opponent's match points
 * times the match points scored against it. A cut takes the opponent with the lowest score of the kind
 * that is multiplied.
 *
 * @article FIDE C.07 13.2.1, 14.1; FIDE 2012 annex 3 D.b.2, D.b.6
 */
export const opponentMatchPointsByMatchPoints = productOf({ ofOpponent: 'MP', against: 'MP' });

/**
 * Each opponent's match points times the game points scored against it (B of 2012).
 *
 * @article FIDE C.07 13.2.2, 14.1; FIDE 2012 annex 3 D.b.3, D.b.7
 */
export const opponentMatchPointsByGamePoints = productOf({ ofOpponent: 'MP', against: 'GP' });

/**
 * Each opponent's game points times the match points scored against it (C of 2012).
 *
 * @article FIDE C.07 13.2.3, 14.1; FIDE 2012 annex 3 D.b.4, D.b.8
 */
export const opponentGamePointsByMatchPoints = productOf({ ofOpponent: 'GP', against: 'MP' });

/**
 * Each opponent's game points times the game points scored against it (D of 2012).
 *
 * @article FIDE C.07 13.2.4, 14.1; FIDE 2012 annex 3 D.b.5, D.b.9
 */
export const opponentGamePointsByGamePoints = productOf({ ofOpponent: 'GP', against: 'GP' });
