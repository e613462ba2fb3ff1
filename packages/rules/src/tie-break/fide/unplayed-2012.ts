import type { HalfPoints } from '../../kernel/half-points.ts';
import { totalHalfPoints } from '../../kernel/round-record.ts';
import type { StandIn, UnplayedRound, UnplayedRules } from './unplayed-round.ts';

/** Svon = S_PR + (1 − S_fPR) + 0.5 · (n − R), in half-points. */
function virtualOpponent({ records, index, points }: UnplayedRound): StandIn {
  const beforeHalfPoints = totalHalfPoints(records.slice(0, index));
  const resultHalfPoints = totalHalfPoints(records.slice(index, index + 1));
  const roundsAfter = records.length - index - 1;
  return {
    halfPoints: beforeHalfPoints + (points.win - resultHalfPoints) + points.draw * roundsAfter,
    because: {
      code: 'tie-break.virtual-opponent',
      article: 'FIDE 2012 annex 3 F.b',
      facts: { beforeHalfPoints, resultHalfPoints, roundsAfter },
    },
  };
}

/**
 * The rules in force from 1 July 2012: every unplayed round of an opponent counts as a draw; for an own
 * unplayed round there is a virtual opponent with the same score before the round, the opposite result
 * in it, and draws in all later finished rounds. Cuts have no exception.
 *
 * @article FIDE 2012 annex 3 F.b
 */
export const unplayed2012: UnplayedRules = {
  scoreForOpponents: (records, { draw }): HalfPoints =>
    records.reduce((sum, record) => sum + (record.kind === 'game' ? record.halfPoints : draw), 0),
  adjusted: { code: 'tie-break.opponent-unplayed-drawn', article: 'FIDE 2012 annex 3 F.b' },
  standIn: virtualOpponent,
  cuts: {
    voluntaryFirst: false,
    lowestArticle: 'FIDE 2012 annex 3 A.b',
    highestArticle: 'FIDE 2012 annex 3 A.b',
  },
  unplayedWins: false,
  roundRobinForfeits: { inOwnRecord: 'none', inRatings: false },
};
