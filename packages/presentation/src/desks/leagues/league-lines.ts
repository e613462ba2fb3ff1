import {
  type Division,
  type DivisionId,
  divisionTable,
  type League,
  type Missing,
  matchOf,
  missingIn,
  roundNow,
  roundsOf,
  teamName,
} from '@rokade/league';
import { dateText, pointsText } from '@rokade/tables';
import { type LeagueLocale, type MatchLine, matchLine } from './match-lines.ts';

/** A team's row, as pages show it. */
export interface TableRow {
  readonly team: string;
  readonly name: string;
  readonly rank: number;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly matchPoints: string;
  readonly boardPoints: string;
  readonly berlin: string;
  /** Where it leads, what was taken, that it has withdrawn. */
  readonly remark: string;
}

/** The table of a division. */
export const tableRows = (
  { t }: LeagueLocale,
  league: League,
  division: DivisionId,
): readonly TableRow[] =>
  divisionTable(league, division).map((line) => {
    const { matchPoints, halfPoints } = line.taken;
    const taken = [
      matchPoints > 0 ? `${matchPoints} ${t('league.match-points')}` : '',
      halfPoints > 0 ? `${pointsText(halfPoints)} ${t('league.board-points')}` : '',
    ].filter((part) => part !== '');
    const remarks = [
      line.withdrawn === '' ? '' : t('league.withdrawn'),
      line.leads === '' ? '' : t(`league.${line.leads}`),
      taken.length === 0 ? '' : t('league.taken', { points: taken.join(', ') }),
    ];
    return {
      team: line.team,
      name: teamName(league, line.team),
      rank: line.rank,
      played: line.won + line.drawn + line.lost,
      won: line.won,
      drawn: line.drawn,
      lost: line.lost,
      matchPoints: `${line.matchPoints}`,
      boardPoints: pointsText(line.halfPoints),
      berlin: pointsText(line.berlin),
      remark: remarks.filter((part) => part !== '').join('; '),
    };
  });

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

/** What is missing in a league at a local time. */
export const missingLines = (
  locale: LeagueLocale,
  league: League,
  now: string,
): readonly MissingLine[] =>
  missingIn(league, now).map((one) => {
    const match = matchOf(league, one.match);
    return {
      match: one.match,
      versus: locale.t('league.versus', {
        home: teamName(league, match?.home ?? ''),
        away: teamName(league, match?.away ?? ''),
      }),
      what: whatIsMissing(locale, league, one),
    };
  });
