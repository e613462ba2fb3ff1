import type { Actor } from '@rokade/journal';
import {
  divisionOf,
  type LeagueId,
  nextSeason,
  parseDivisionId,
  parseTeamId,
  teamOf,
} from '@rokade/league';
import { err, ok, type Result } from '@rokade/rules';
import type { LeagueError, Leagues } from './leagues.ts';
import { newLeagueId } from './make-leagues.ts';

/** The next season as its leader wants it. */
interface WantedSeason {
  readonly name: string;
  readonly season: string;
  /** The division of each team by its id; '' = it leaves the league. */
  readonly places: Readonly<Record<string, string>>;
  readonly captains: boolean;
  readonly squads: boolean;
}

/**
 * Makes the book of a league's next season, with the rules of the season before and its teams in their new
 * divisions. It is not published, and squads can be named from the beginning.
 */
export async function makeNextSeason(
  leagues: Pick<Leagues, 'get' | 'execute'>,
  from: LeagueId,
  { name, season, places, ...taken }: WantedSeason,
  actor: Actor,
): Promise<Result<LeagueId, LeagueError>> {
  const found = await leagues.get(from);
  if (!found.ok) return found;
  const league = found.value;
  const placed = Object.entries(places).flatMap(([team, place]) => {
    const division = parseDivisionId(place);
    const id = parseTeamId(team);
    return division === null || id === null ? [] : [[id, division] as const];
  });
  const strange = placed.find(([team]) => teamOf(league, team) === undefined);
  const nowhere = placed.find(([, division]) => divisionOf(league, division) === undefined);
  if (strange !== undefined) return err({ code: 'league.unknown-team', team: strange[0] });
  if (nowhere !== undefined) return err({ code: 'league.unknown-division', division: nowhere[1] });
  const id = newLeagueId(name);
  const values = { ...league.values, name, season, namedUntil: '', published: false };
  const start = nextSeason(league, { places: new Map(placed), ...taken });
  const command = { kind: 'make-league', id, values, start } as const;
  const request = { basedOn: 0, command, reason: '', confirmed: false };
  const made = await leagues.execute(id, request, actor);
  return made.ok ? ok(id) : made;
}
