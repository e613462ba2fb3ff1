import {
  cupPairs,
  type Division,
  drawnRound,
  formOf,
  isDraft,
  type League,
  type Match,
  type Missing,
  matchOf,
  missingIn,
  newestRound,
  roundNow,
  roundsOf,
  teamName,
} from '@rokade/league';
import { dateText } from '@rokade/tables';
import type { Option } from '../../forms/option.ts';
import {
  type ExplainedPairing,
  explainedRound,
  freeText,
} from '../../public/league/league-rounds.ts';
import { type LeagueLocale, type MatchLine, matchLine } from '../../views/league/match-lines.ts';

/** A round of a division with its matches. */
export interface RoundLines {
  readonly round: number;
  readonly day: string;
  readonly matches: readonly MatchLine[];
  /** The teams without a match; '' = none. */
  readonly free: string;
  /** Whether the round was drawn by itself, so that it can be taken back and its teams exchanged. */
  readonly isDrawn: boolean;
  /** Whether only the desk sees it. */
  readonly isDraft: boolean;
  readonly isNewest: boolean;
  /** Why its pairings are as they are. */
  readonly why: readonly ExplainedPairing[];
  /** The teams of the round, which can take each other's place. */
  readonly teams: readonly Option[];
  /** The teams of pairs of a cup of which one is to go on, as long as the next round is not drawn. */
  readonly open: readonly Option[];
}

/** The teams of a round, in the order of its matches, then those without one. */
function teamsOfRound(
  league: League,
  { byes }: Division,
  round: number,
  matches: readonly Match[],
): readonly Option[] {
  const seated = matches.flatMap(({ home, away }) => [home, away]);
  const free = byes.filter((bye) => bye.round === round).map(({ team }) => team);
  return [...new Set([...seated, ...free])].map((team) => ({
    value: team,
    text: teamName(league, team),
  }));
}

/** The teams of a cup's newest round between which somebody may have to decide. */
const openTeams = (league: League, { id }: Division, round: number): readonly Option[] =>
  cupPairs(league, id)
    .filter((pair) => pair.round === round && pair.teams[1] !== null)
    .flatMap(({ teams }) =>
      teams.flatMap((team) => (team === null ? [] : { value: team, text: teamName(league, team) })),
    );

/** The rounds of a division. */
export const roundLines = (
  locale: LeagueLocale,
  league: League,
  division: Division,
  now: string,
): readonly RoundLines[] => {
  const { id, days } = division;
  const newest = newestRound(league, division);
  const isCup = formOf(division).shows === 'bracket';
  return roundsOf(league, id).map(({ round, matches }) => ({
    round,
    day: days[round - 1] ?? '',
    matches: matches.map((match) => matchLine(locale, league, match, now)),
    free: freeText(league, division, round, locale.t),
    isDrawn: drawnRound(division, round) !== undefined,
    isDraft: isDraft(division, round),
    isNewest: round === newest,
    why: explainedRound(league, id, round, locale.t),
    teams: teamsOfRound(league, division, round, matches),
    open: isCup && round === newest ? openTeams(league, division, round) : [],
  }));
};

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

function whatIsMissing(
  { t, language }: LeagueLocale,
  league: League,
  { one, now }: { readonly one: Missing; readonly now: string },
): string {
  switch (one.what) {
    case 'line-up':
    case 'agreement':
    case 'answer':
      return t(`leagues.missing-${one.what}`, { team: teamName(league, one.team) });
    case 'results':
      return t('leagues.missing-results', { boards: one.boards });
    case 'day':
      if (one.due === '') return t('leagues.missing-day');
      return t(one.due < now.slice(0, 10) ? 'leagues.missing-day-late' : 'leagues.missing-day-by', {
        due: dateText(language, one.due),
      });
  }
}

/** Whether something is missing of a team itself: results are of both teams. */
function isOfTeam(league: League, one: Missing, team: string): boolean {
  if ('team' in one) return one.team === team;
  const match = matchOf(league, one.match);
  return one.what === 'results' && (match?.home === team || match?.away === team);
}

/** What is missing in a league at a local time, of all teams or of one: a line for each match. */
export function missingLines(
  locale: LeagueLocale,
  league: League,
  now: string,
  team?: string,
): readonly MissingLine[] {
  const missing = missingIn(league, now).filter(
    (one) => team === undefined || isOfTeam(league, one, team),
  );
  return [...new Set(missing.map(({ match }) => match))].map((id) => {
    const match = matchOf(league, id);
    const own = missing.filter((one) => one.match === id);
    return {
      match: id,
      versus: locale.t('league.versus', {
        home: teamName(league, match?.home ?? ''),
        away: teamName(league, match?.away ?? ''),
      }),
      what: own.map((one) => whatIsMissing(locale, league, { one, now })).join('; '),
    };
  });
}
