import { type HalfPointsOfBoth, halfPointsAt } from '../board-result.ts';
import { type League, type Match, teamOf } from '../league.ts';
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

/** What both teams get for their boards, weighted by the board's number from below. */
function sumOf(
  boards: ReturnType<typeof boardsOf>,
  weight: (board: number) => number,
): HalfPointsOfBoth {
  return boards.reduce<HalfPointsOfBoth>(
    ([home, away], { board, score }) => {
      const [own, other] = halfPointsAt[score];
      return [home + own * weight(board), away + other * weight(board)];
    },
    [0, 0],
  );
}

function pointsFor({ values }: League, [home, away]: HalfPointsOfBoth): HalfPointsOfBoth {
  const { winPoints, drawPoints } = values;
  if (home === away) return [drawPoints, drawPoints];
  return home > away ? [winPoints, 0] : [0, winPoints];
}

/** Match points; a team that did not come gets none, even where both have the same score. */
function pointsOf(league: League, match: Match, halfPoints: HalfPointsOfBoth): HalfPointsOfBoth {
  if (match.ruling === null && match.bare === null && match.forfeited === 'both') return [0, 0];
  return pointsFor(league, halfPoints);
}

/**
 * What a match counts for. The leader's ruling goes before a score alone, and that before the boards.
 *
 * @article Tempelhof 2018 IV.4d, IV.4e
 */
export function matchScore(league: League, match: Match): MatchScore {
  const settled = match.ruling?.score ?? match.bare;
  if (settled !== null) {
    return {
      by: match.ruling === null ? 'bare' : 'ruling',
      halfPoints: settled,
      points: pointsOf(league, match, settled),
      berlin: [0, 0],
    };
  }
  const boards = boardsOf(league, match);
  const halfPoints = sumOf(boards, () => 1);
  const isOver = boards.length > 0 && boardsMissing(league, match).length === 0;
  return {
    by: 'boards',
    halfPoints,
    points: isOver ? pointsOf(league, match, halfPoints) : null,
    berlin: sumOf(boards, (board) => boards.length + 1 - board),
  };
}

/** Whether a match counts: neither team has withdrawn, or what it played is kept. */
export function isCounted(league: League, match: Match): boolean {
  return [match.home, match.away].every((team) => teamOf(league, team)?.withdrawn !== 'struck');
}
