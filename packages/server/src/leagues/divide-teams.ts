import {
  type DivisionId,
  dividedIntoTeams,
  emptyMemberValues,
  emptyTeamValues,
  type LeagueCommand,
  type MemberValues,
} from '@rokade/league';
import type { Tournament } from '@rokade/tournament';
import { newMemberId, newTeamId } from './make-leagues.ts';

/** What the text of a source has room for. */
const longestSource = 200;

/** The players of a tournament who have not withdrawn, as a squad names them. */
export const membersOfTournament = ({ players }: Tournament): readonly MemberValues[] =>
  players
    .filter(({ presence }) => presence.kind === 'playing')
    .map(({ details }) => ({
      ...emptyMemberValues,
      name: details.name,
      rating: details.rating ?? details.fideRating ?? 0,
      fideRating: details.fideRating ?? 0,
      nationalId: details.nationalId,
      fideId: details.fideId,
      title: details.title,
      federation: details.federation,
      sex: details.sex,
      born: details.birthDate.slice(0, 4),
      person: details.person,
    }));

/** What becomes of players who are divided into teams. */
export interface Dividing {
  readonly division: DivisionId;
  readonly players: readonly MemberValues[];
  /** How many teams they form. */
  readonly count: number;
  /** What the teams are called before their numbers: `Hold`. */
  readonly name: string;
  /** Where the players are from. */
  readonly source: string;
}

/**
 * The command that enters teams with their squads, made of one list of players.
 *
 * @article DSU 2002 4.13.5
 */
export function divideTeams({ division, players, count, name, source }: Dividing): LeagueCommand {
  const teams = dividedIntoTeams(players, count).map((squad, index) => ({
    id: newTeamId(),
    values: { ...emptyTeamValues, name: `${name} ${index + 1}` },
    squad,
  }));
  const sizes = teams.map(({ squad }) => squad.length);
  const boards = Math.max(...sizes);
  return {
    kind: 'take-season',
    division,
    // Everybody has a board, and a team is not punished for having one player fewer.
    changes: { boards, boardsByTeams: Math.min(...sizes) < boards },
    source: source.slice(0, longestSource),
    teams: teams.map(({ id, values }) => ({ id, values })),
    players: teams.flatMap(({ id: team, squad }) =>
      squad.map((values) => ({ id: newMemberId(), team, seat: 'regular' as const, values })),
    ),
    matches: [],
    played: [],
    penalties: [],
  };
}
