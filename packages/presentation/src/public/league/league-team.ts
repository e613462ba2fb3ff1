import {
  divisionOf,
  individuals,
  type League,
  type Match,
  type Member,
  matchesOfTeam,
  matchOf,
  memberName,
  memberOf,
  type OwnGame,
  type OwnScore,
  opponentOf,
  squadOf,
  type Team,
  teamName,
} from '@rokade/league';
import { alphabetOf, type LeagueGameRow, type LeaguePlayerRow } from '@rokade/tables';
import type { Language } from '@rokade/tournament';
import type { Locale } from '../../words/locale.ts';
import { criteriaOfPlace } from './league-criteria.ts';
import { divisionRows } from './league-division.ts';
import { type LeagueReading, type LeagueWords, matchRow } from './league-matches.ts';

/** What everybody of a division has scored, by player. */
const scoresIn = (league: League, team: Team): ReadonlyMap<string, OwnScore> =>
  new Map(individuals(league, team.division).map((score) => [score.player, score]));

function squadRow(
  { id, seat, values }: Member,
  place: number,
  {
    score,
    team,
    t,
  }: { readonly score: OwnScore | undefined; readonly team: string; readonly t: LeagueWords },
): LeaguePlayerRow {
  return {
    id,
    place,
    name: values.name,
    team,
    rating: values.rating === 0 ? '' : String(values.rating),
    seat: seat === 'reserve' ? t('public-league.reserve') : '',
    halfPoints: score?.halfPoints ?? 0,
    played: score?.played ?? 0,
  };
}

/** Where a team stands in its division; '' before it is in a table. */
const placeOf = (league: League, team: Team, t: LeagueWords): string =>
  String(divisionRows(league, team.division, t).find(({ id }) => id === team.id)?.rank ?? '');

/** A team with its squad and its matches. Its captain is named; how to reach them is not. */
export function teamPage(league: League, team: Team, locale: Locale<'console'>) {
  const { t } = locale;
  const scores = scoresIn(league, team);
  const { name, club, hall } = team.values;
  return {
    id: team.id as string,
    name,
    club,
    hall,
    captain: team.captain.captain,
    division: {
      id: team.division as string,
      name: divisionOf(league, team.division)?.values.name ?? '',
    },
    place: placeOf(league, team, t),
    isWithdrawn: team.withdrawn !== '',
    criteria: criteriaOfPlace(league, team, locale),
    squad: squadOf(league, team.id).map((member, index) =>
      squadRow(member, index + 1, { score: scores.get(member.id), team: name, t }),
    ),
    matches: matchesOfTeam(league, team.id).map((match) => matchRow(league, match, locale)),
  };
}

/** The clubs of a league, each once, in the order of the alphabet that the reader's language has. */
export const clubsOf = ({ teams }: League, language: Language): readonly string[] =>
  [...new Set(teams.map(({ values }) => values.club).filter((club) => club !== ''))].toSorted(
    alphabetOf(language),
  );

/** All teams of a club with their places and matches; null: the club has none. */
export function clubPage(league: League, club: string, reading: LeagueReading) {
  const teams = league.teams.filter(({ values }) => values.club === club);
  if (teams.length === 0) return null;
  return {
    club,
    teams: teams.map((team) => ({
      id: team.id as string,
      name: team.values.name,
      division: divisionOf(league, team.division)?.values.name ?? '',
      divisionId: team.division as string,
      place: placeOf(league, team, reading.t),
      matches: matchesOfTeam(league, team.id).map((match) => matchRow(league, match, reading)),
    })),
  };
}

function gameRow(league: League, game: OwnGame, t: LeagueWords): LeagueGameRow {
  const match: Match | undefined = matchOf(league, game.match);
  const notes = [
    game.isPlayed ? '' : t('public-league.by-forfeit'),
    game.isPlayed && !game.isRated ? t('league.not-rated') : '',
  ];
  return {
    key: `${game.match} ${game.board}`,
    matchId: game.match,
    round: game.round,
    board: game.board,
    colour: game.isPlayed ? t(`terms.${game.colour}`) : '',
    opponent: game.opponent === null ? '–' : memberName(league, game.opponent),
    opponentTeam: match === undefined ? '' : teamName(league, opponentOf(match, game.team)),
    halfPoints: game.halfPoints,
    note: notes.filter(Boolean).join('; '),
  };
}

/** A player of a squad with the games of the season; null: nobody has this id. */
export function playerPage(league: League, id: string, t: LeagueWords) {
  const member = memberOf(league, id);
  const team = league.teams.find((one) => one.id === member?.team);
  if (member === undefined || team === undefined) return null;
  const score = scoresIn(league, team).get(member.id);
  return {
    id: member.id as string,
    name: member.values.name,
    rating: member.values.rating,
    team: { id: team.id as string, name: team.values.name },
    halfPoints: score?.halfPoints ?? 0,
    played: score?.played ?? 0,
    games: (score?.games ?? [])
      .toSorted((one, other) => one.round - other.round)
      .map((game) => gameRow(league, game, t)),
  };
}
