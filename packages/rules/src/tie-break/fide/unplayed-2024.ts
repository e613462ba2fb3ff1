import type { HalfPoints, PointSystem } from '../../kernel/half-points.ts';
import { reason } from '../../kernel/reason.ts';
import { halfPointsIn, type RoundRecord } from '../../kernel/round-record.ts';
import { isRequestedBye, isVoluntarilyUnplayed, type UnplayedRules } from './unplayed-round.ts';

/**
 * The points as awarded, except that requested byes after which the player was never available again
 * count as draws (category 5): a run of requested byes and forfeit losses at the end.
 *
 * @article FIDE C.07 16.2.5, 16.3
 */
function scoreWithLastByesDrawn(records: readonly RoundRecord[], points: PointSystem): HalfPoints {
  let atTheEnd = true;
  return records.reduceRight((sum, record) => {
    atTheEnd &&= isVoluntarilyUnplayed(record, points);
    return sum + (atTheEnd && isRequestedBye(record) ? points.draw : halfPointsIn(record));
  }, 0);
}

/**
 * C.07 of 1 August 2024: opponents get the points as awarded, with the last requested byes as draws;
 * for an own unplayed round there is a dummy with the player's own score; a cut takes voluntarily
 * unplayed rounds first. In a round robin a forfeit is a game like any other.
 *
 * @article FIDE C.07 2024-08, 15, 16
 */
export const unplayed2024: UnplayedRules = {
  scoreForOpponents: scoreWithLastByesDrawn,
  adjusted: { code: 'tie-break.opponent-left-early', article: 'FIDE C.07 16.3.2' },
  standIn: ({ ownHalfPoints }) => ({
    halfPoints: ownHalfPoints,
    because: reason('tie-break.dummy-own-score', 'FIDE C.07 2024-08 16.4', {
      dummyHalfPoints: ownHalfPoints,
    }),
  }),
  cuts: {
    voluntaryFirst: true,
    lowestArticle: 'FIDE C.07 14.1',
    highestArticle: 'FIDE C.07 14.2',
  },
  unplayedWins: true,
  roundRobinForfeits: { inOwnRecord: 'all', inRatings: true },
};
