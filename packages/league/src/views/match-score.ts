import { oncePer } from '@rokade/journal';
import { type BoardResult, matchResult } from '@rokade/rules';
import type { BoardScore, HalfPointsOfBoth } from '../board-result.ts';
import type { League, Match } from '../league.ts';
import { boardsMissing, boardsOf } from './boards.ts';

/** What a match counts for its table, and by what: its boards, its score alone, or the leader's ruling. */
export interface MatchScore {
  readonly by: 'boards' | 'bare' | 'ruling';
  /** Half-points of both teams. */
  readonly halfPoints: HalfPointsOfBoth;
  /** Match points of both teams; null: the match is not over. */
  readonly points: HalfPointsOfBoth | null;
  /** The Berlin count of both teams, in halves; 0 where the boards do not count. */
  readonly berlin: HalfPointsOfBoth;
}

/** Whether anything of a match is decided yet. */
export const hasScore = ({ scores, bare, ruling, forfeited }: Match): boolean =>
  bare !== null || ruling !== null || forfeited !== '' || scores.some((score) => score !== '');

/** What stands on a sheet, as the rules say it of the home team. */
export const resultFor: Readonly<Record<BoardScore, BoardResult>> = {
  '': null,
  '1-0': 1,
  draw: 0.5,
  '0-1': 0,
  '+/-': '+',
  '-/+': '-',
  '-/-': null,
};

/** Match points; where neither team has scored, both have lost. */
function pointsOf({ values }: League, [home, away]: HalfPointsOfBoth): HalfPointsOfBoth {
  const { winPoints, drawPoints } = values;
  if (home === 0 && away === 0) return [0, 0];
  if (home === away) return [drawPoints, drawPoints];
  return home > away ? [winPoints, 0] : [0, winPoints];
}

function scoreIn(league: League, match: Match): MatchScore {
  const settled = match.ruling?.score ?? match.bare;
  if (settled !== null) {
    return {
      by: match.ruling === null ? 'bare' : 'ruling',
      halfPoints: settled,
      points: pointsOf(league, settled),
      berlin: [0, 0],
    };
  }
  const boards = boardsOf(league, match);
  const results = boards.map(({ score }) => resultFor[score]);
  const { round, home, away } = match;
  const { gp, berlin } = matchResult({ round, home, away, boards: results }, boards.length);
  const isOver = boards.length > 0 && boardsMissing(league, match).length === 0;
  return { by: 'boards', halfPoints: gp, points: isOver ? pointsOf(league, gp) : null, berlin };
}

/**
 * What a match counts for. The leader's ruling goes before a score alone, and that before the boards.
 *
 * @article Tempelhof 2018 IV.4d, IV.4e
 */
export const matchScore: (league: League, match: Match) => MatchScore = oncePer(
  scoreIn,
  (match) => match,
  Number.POSITIVE_INFINITY,
);
