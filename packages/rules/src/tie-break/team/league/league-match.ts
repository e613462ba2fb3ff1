import type { HalfPoints } from '../../../kernel/half-points.ts';
import type { PlayerNo } from '../../../kernel/round-record.ts';

/** A finished board: the half-points of both sides, and whether a game was played. */
export interface LeagueBoard {
  readonly home: HalfPoints;
  readonly away: HalfPoints;
  readonly played: boolean;
}

/**
 * A match of a division, board 1 first; null: nothing yet. Home and away are numbers of teams. A match
 * whose boards are all null has not been played; one settled by its score alone has `score`, without
 * anything by board.
 */
export interface LeagueMatch {
  readonly round: number;
  readonly home: PlayerNo;
  readonly away: PlayerNo;
  readonly boards: readonly (LeagueBoard | null)[];
  /** Half-points of home and away where the boards do not tell them. */
  readonly score?: readonly [HalfPoints, HalfPoints];
  /** Whether it only decides between teams that are equal before (`PLAY-OFF`); absent: it counts. */
  readonly isPlayOff?: boolean;
}

/** The half-points of both sides; null where nothing has been played. */
export function scoreOf({ boards, score }: LeagueMatch): readonly [HalfPoints, HalfPoints] | null {
  if (score !== undefined) return score;
  const finished = boards.filter((board) => board !== null);
  if (finished.length === 0) return null;
  return [
    finished.reduce((sum, { home }) => sum + home, 0),
    finished.reduce((sum, { away }) => sum + away, 0),
  ];
}

/** A match as the other side sees it. */
export const turnedRound = (match: LeagueMatch): LeagueMatch => {
  const { home, away, boards, score } = match;
  const turned = boards.map((board) => board && { ...board, home: board.away, away: board.home });
  const sides = { ...match, home: away, away: home, boards: turned };
  return score === undefined ? sides : { ...sides, score: [score[1], score[0]] };
};
