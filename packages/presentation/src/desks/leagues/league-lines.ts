import {
  type Division,
  type League,
  type Missing,
  matchOf,
  missingIn,
  roundNow,
  roundsOf,
  teamName,
} from '@rokade/league';
import { dateText } from '@rokade/tables';
import { type LeagueLocale, type MatchLine, matchLine } from './match-lines.ts';

/** A round of a division with its matches. */
export interface RoundLines {
  readonly round: number;
  readonly day: string;
  readonly matches: readonly MatchLine[];
}

/** The rounds of a division. */
export const roundLines = (
  locale: LeagueLocale,
  league: League,
  { id, days }: Division,
  now: string,
): readonly RoundLines[] =>
  roundsOf(league, id).map(({ round, matches }) => ({
    round,
    day: days[round - 1] ?? '',
    matches: matches.map((match) => matchLine(locale, league, match, now)),
  }));

/** The round of a division that is played now; null: none is planned. */
export const presentRound = (
  locale: LeagueLocale,
  league: League,
  division: Division,
  now: string,
): RoundLines | null =>
  roundLines(locale, league, division, now).find(
    ({ round }) => round === roundNow(league, division.id),
  ) ?? null;

/** Something that is missing, with the match that it is about. */
export interface MissingLine {
  readonly match: string;
  readonly versus: string;
  readonly what: string;
}

function whatIsMissing({ t, language }: LeagueLocale, league: League, one: Missing): string {
  switch (one.what) {
    case 'line-up':
    case 'agreement':
    case 'answer':
      return t(`leagues.missing-${one.what}`, { team: teamName(league, one.team) });
    case 'results':
      return t('leagues.missing-results', { boards: one.boards });
    case 'day':
      return one.due === ''
        ? t('leagues.missing-day')
        : t('leagues.missing-day-by', { due: dateText(language, one.due) });
  }
}

/** What is missing in a league at a local time: a line for each match. */
export function missingLines(
  locale: LeagueLocale,
  league: League,
  now: string,
): readonly MissingLine[] {
  const missing = missingIn(league, now);
  return [...new Set(missing.map(({ match }) => match))].map((id) => {
    const match = matchOf(league, id);
    const own = missing.filter((one) => one.match === id);
    return {
      match: id,
      versus: locale.t('league.versus', {
        home: teamName(league, match?.home ?? ''),
        away: teamName(league, match?.away ?? ''),
      }),
      what: own.map((one) => whatIsMissing(locale, league, one)).join('; '),
    };
  });
}
