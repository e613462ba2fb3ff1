import {
  type Division,
  type League,
  memberName,
  memberOf,
  type RankedScore,
  rankedScores,
  teamName,
} from '@rokade/league';
import { type LeagueBoardBestRow, type LeagueScoreRow, pointsText } from '@rokade/tables';

/** What the page of a division's players shows. */
export interface LeaguePlayers {
  readonly rows: readonly LeagueScoreRow[];
  /** The best at each board; several where they are equal. */
  readonly boards: readonly LeagueBoardBestRow[];
}

const ofColour = ({ halfPoints, played }: RankedScore['white']): string =>
  played === 0 ? '' : `${pointsText(halfPoints)} / ${played}`;

const scoreRow = (league: League, score: RankedScore): LeagueScoreRow => ({
  id: score.player,
  place: score.place,
  name: memberName(league, score.player),
  team: teamName(league, memberOf(league, score.player)?.team ?? ''),
  halfPoints: score.halfPoints,
  played: score.played,
  white: ofColour(score.white),
  black: ofColour(score.black),
  performance: score.performance === null ? '' : String(score.performance),
});

/** Everybody who played in a division, and the best at each board. */
export const leaguePlayers = (league: League, { id, values }: Division): LeaguePlayers => ({
  rows: rankedScores(league, id).map((score) => scoreRow(league, score)),
  boards: Array.from({ length: values.boards }, (_, index) => index + 1).flatMap((board) =>
    rankedScores(league, id, board)
      .filter(({ place }) => place === 1)
      .map((score) => ({ ...scoreRow(league, score), board })),
  ),
});
