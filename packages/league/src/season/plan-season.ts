import { mostBoards } from '../boards-in.ts';
import type { LeagueCommand } from '../command.ts';
import { formOf, legsOf } from '../forms/division-forms.ts';
import { seatsOf } from '../forms/seating.ts';
import type { DivisionId, MatchId, MemberId, PenaltyId, TeamId } from '../ids.ts';
import { divisionOf, type League, type Match, squadOf } from '../league.ts';
import { emptyTeamValues } from '../league-values.ts';
import type { Season, SeasonFault, SeasonMatch, SeasonTeam } from './season.ts';
import { isSamePlay, lineUpsOf, scoresOf } from './season-boards.ts';
import { plain, type SquadSought, squadSought } from './squad-sought.ts';

/** The command that takes a season over. */
export type TakeSeason = Extract<LeagueCommand, { kind: 'take-season' }>;

/** A season as it would be taken over, and what of it would not. */
export interface PlannedSeason {
  readonly command: TakeSeason;
  readonly faults: readonly SeasonFault[];
}

/** New ids, each time another. */
export interface NewSeasonIds {
  team(): TeamId;
  member(): MemberId;
  match(): MatchId;
  penalty(): PenaltyId;
}

/** What is planned so far. */
interface Planning {
  readonly league: League;
  readonly division: DivisionId;
  readonly ids: NewSeasonIds;
  readonly faults: SeasonFault[];
  /** The teams of the division by name, those that stand and those that are new. */
  readonly teams: Map<string, TeamId>;
}

/**
 * The teams that the season names, also where only a squad or a match does. Where there is a list of
 * teams, in the season or in the division, it is told of each that the list lacks: most often its name is
 * written in another way.
 */
function newTeams(planning: Planning, season: Season): TakeSeason['teams'] {
  const teams: TakeSeason['teams'][number][] = [];
  const add = ({ name, club, hall }: SeasonTeam): void => {
    if (name === '' || planning.teams.has(plain(name))) return;
    const id = planning.ids.team();
    planning.teams.set(plain(name), id);
    teams.push({ id, values: { ...emptyTeamValues, name, club, hall } });
  };
  for (const team of season.teams) add(team);
  const isListed = planning.teams.size > 0;
  const others = [
    ...season.players.map(({ team, where, row }) => ({ name: team, where, row })),
    ...season.matches.flatMap(({ home, away, where, row }) =>
      [home, away].map((name) => ({ name, where, row })),
    ),
  ];
  for (const { name, where, row } of others) {
    const before = teams.length;
    add({ name, club: '', hall: '' });
    if (isListed && teams.length > before) {
      planning.faults.push({ where, row, code: 'team-new', text: name });
    }
  }
  return teams;
}

/** The players who are not in the squad of their team yet. */
function newPlayers(
  planning: Planning,
  season: Season,
  sought: SquadSought,
): TakeSeason['players'] {
  const everybody = squadSought(
    planning.league.teams.map(({ id }) => [id, squadOf(planning.league, id)]),
  );
  return season.players.flatMap(({ team: name, seat, values, where, row }) => {
    const team = planning.teams.get(plain(name));
    const as = { name: values.name, nationalId: values.nationalId };
    if (team === undefined || sought.in(team, as) !== null) return [];
    if (everybody.isAnywhere(as)) {
      planning.faults.push({ where, row, code: 'player-elsewhere', text: values.name });
    }
    const id = planning.ids.member();
    sought.add(team, { id, values });
    everybody.add(team, { id, values });
    return [{ id, team, seat, values }];
  });
}

/** The match of the division that stands for one of the season; undefined: none does yet. */
const matchOf = (
  { league, division }: Planning,
  { round }: SeasonMatch,
  { home, away }: SeasonPair,
): Match | undefined =>
  league.matches.find(
    (one) =>
      one.division === division && one.round === round && one.home === home && one.away === away,
  );

type Played = TakeSeason['played'][number];

/** The players of a side by their place in the line-up, from those at the boards. */
function byPlace(
  players: readonly (MemberId | null)[] | null,
  places: readonly number[],
): (MemberId | null)[] | null {
  if (players === null) return null;
  const last = Math.max(...players.map((_, index) => places[index] ?? index + 1));
  return Array.from({ length: last }, (_, index) => {
    const at = places.indexOf(index + 1);
    return players[at === -1 ? index : at] ?? null;
  });
}

/** What was played in a match; null: nothing yet. */
function playedIn(
  planning: Planning,
  sought: SquadSought,
  match: SeasonMatch,
  named: Pick<Played, 'match'> & SeasonPair,
): Played | null {
  const { boards, score, forfeited, counts, row, where } = match;
  if (boards.length === 0 && score === null && forfeited === '') return null;
  const most = mostBoards(planning.league, planning);
  if (boards.length > most) {
    planning.faults.push({ where, row, code: 'board', text: String(boards.length) });
    return null;
  }
  if (score !== null && score[0] + score[1] > 2 * most) {
    planning.faults.push({ where, row, code: 'score', text: `${score[0] / 2} – ${score[1] / 2}` });
    return null;
  }
  const { division } = planning;
  const seats = seatsOf(planning.league, {
    division,
    home: named.home,
    away: named.away,
    round: match.round,
    isPlayOff: false,
    lineUps: { home: null, away: null },
  });
  const byBoard = lineUpsOf(match, named, sought, planning.faults);
  const lineUps = {
    home: byPlace(
      byBoard.home,
      seats.map(({ places }) => places.home),
    ),
    away: byPlace(
      byBoard.away,
      seats.map(({ places }) => places.away),
    ),
  };
  return {
    match: named.match,
    lineUps,
    scores: scoresOf(match),
    score: score === null ? null : { home: score[0], away: score[1] },
    lost: forfeited,
    counts: counts === null ? null : { home: counts[0], away: counts[1] },
  };
}

interface PlannedMatches {
  readonly matches: TakeSeason['matches'];
  readonly played: TakeSeason['played'];
}

interface SeasonPair {
  readonly home: TeamId;
  readonly away: TeamId;
}

/** The teams of a match that was not named before; null: it cannot be planned, which is told. */
function pairOf(planning: Planning, match: SeasonMatch, seen: Set<string>): SeasonPair | null {
  const { where, row, round } = match;
  const [home, away] = [match.home, match.away].map((name) => planning.teams.get(plain(name)));
  if (home === undefined || away === undefined) return null;
  const key = `${round} ${home} ${away}`;
  const code = home === away ? 'team-against-itself' : seen.has(key) ? 'match-twice' : null;
  seen.add(key);
  if (code === null) return { home, away };
  planning.faults.push({ where, row, code, text: betweenOf(match) });
  return null;
}

const betweenOf = ({ home, away }: SeasonMatch): string => `${home} – ${away}`;

function planMatches(planning: Planning, season: Season, sought: SquadSought): PlannedMatches {
  const matches: TakeSeason['matches'][number][] = [];
  const played: Played[] = [];
  const seen = new Set<string>();
  const division = divisionOf(planning.league, planning.division);
  const hasTwoLegs = division !== undefined && legsOf(division) === 2;
  for (const match of season.matches) {
    const { where, row, round, day, time, place } = match;
    const pair = pairOf(planning, match, seen);
    if (pair === null) continue;
    const before = matchOf(planning, match, pair);
    const isTurned = matchOf(planning, match, { home: pair.away, away: pair.home }) !== undefined;
    if (before === undefined && isTurned && !hasTwoLegs) {
      planning.faults.push({ where, row, code: 'match-stands', text: betweenOf(match) });
      continue;
    }
    const id = before?.id ?? planning.ids.match();
    if (before === undefined) {
      matches.push({ match: id, round, ...pair, values: { day, time, place } });
    }
    const play = playedIn(planning, sought, match, { match: id, ...pair });
    if (play === null || (before !== undefined && isSamePlay(before, play))) continue;
    if (before === undefined || !isBegun(before)) played.push(play);
    else planning.faults.push({ where, row, code: 'match-stands', text: betweenOf(match) });
  }
  return { matches, played };
}

/** Whether there is anything of a match but its date. */
const isBegun = ({ lineUps, scores, bare, forfeited, ruling }: Match): boolean =>
  lineUps.home !== null ||
  lineUps.away !== null ||
  bare !== null ||
  forfeited !== '' ||
  ruling !== null ||
  scores.some((score) => score !== '');

/** The points taken of which the book has none yet for the team. */
const penaltiesOf = (planning: Planning, season: Season): TakeSeason['penalties'] =>
  season.penalties.flatMap(({ team: name, matchPoints, halfPoints }) => {
    const team = planning.teams.get(plain(name));
    const stands = planning.league.penalties.some((one) => one.team === team);
    if (team === undefined || stands) return [];
    return [{ penalty: planning.ids.penalty(), team, matchPoints, halfPoints }];
  });

/** The byes that the division does not have yet, in rounds without a match of the team. */
function byesOf(
  { league, division, teams }: Planning,
  season: Season,
): NonNullable<TakeSeason['byes']> {
  const own = divisionOf(league, division);
  if (own === undefined || formOf(own).drawRound === null) return [];
  return season.byes.flatMap(({ team: name, round, bye }) => {
    const team = teams.get(plain(name));
    const stands = own.byes.some((one) => one.team === team && one.round === round);
    return team === undefined || stands ? [] : [{ team, round, bye }];
  });
}

/**
 * What of a season is to be taken over into a division: teams, players and matches that stand there
 * already are known by name (players also by number) and left as they are, results that stand are
 * never changed.
 */
export function planSeason(
  league: League,
  division: DivisionId,
  season: Season,
  { ids, source }: { readonly ids: NewSeasonIds; readonly source: string },
): PlannedSeason {
  const own = league.teams.filter((team) => team.division === division);
  const planning: Planning = {
    league,
    division,
    ids,
    faults: [...season.faults],
    teams: new Map(own.map(({ id, values }) => [plain(values.name), id])),
  };
  const sought = squadSought(own.map(({ id }) => [id, squadOf(league, id)]));
  const teams = newTeams(planning, season);
  const players = newPlayers(planning, season, sought);
  const planned = planMatches(planning, season, sought);
  return {
    command: {
      kind: 'take-season',
      division,
      source,
      teams,
      players,
      ...planned,
      byes: byesOf(planning, season),
      penalties: penaltiesOf(planning, season),
    },
    faults: planning.faults.toSorted((one, other) => one.row - other.row),
  };
}
