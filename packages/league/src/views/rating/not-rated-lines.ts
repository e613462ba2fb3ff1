import { type League, matchOf, teamName } from '../../league.ts';
import type { LeagueNotRated, LeagueRatingReport } from './rating-report.ts';

/** A result that is not rated, by names. */
export interface NotRatedLine {
  readonly day: string;
  readonly home: string;
  readonly away: string;
  readonly board: number;
  /** The players; '' = nobody, or not known. */
  readonly homePlayer: string;
  readonly awayPlayer: string;
  readonly because: LeagueNotRated;
  readonly article: string;
  /** Who has no number in the register. */
  readonly unregistered: string;
}

/** The results that are not rated, by day, match and board. */
export const notRatedLines = (
  league: League,
  { notRated }: LeagueRatingReport,
): readonly NotRatedLine[] =>
  notRated.map(({ game, because, article, people }) => {
    const match = matchOf(league, game.match);
    return {
      day: game.day,
      home: teamName(league, match?.home ?? ''),
      away: teamName(league, match?.away ?? ''),
      board: game.board,
      homePlayer: game.people.home?.values.name ?? '',
      awayPlayer: game.people.away?.values.name ?? '',
      because,
      article,
      unregistered: people.map(({ values }) => values.name).join(', '),
    };
  });
