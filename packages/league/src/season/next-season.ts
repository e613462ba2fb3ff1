import type { LeagueCommand } from '../command.ts';
import type { DivisionId, TeamId } from '../ids.ts';
import { type League, squadOf, type Team } from '../league.ts';
import { memberFields } from '../league-values.ts';

/** How a league begins: with divisions, teams, captains and squads, as from the season before. */
export type LeagueStart = NonNullable<Extract<LeagueCommand, { kind: 'make-league' }>['start']>;

/** What of a season goes into the next one. */
export interface NextSeason {
  /** The division in which each team plays next; a team without one leaves the league. */
  readonly places: ReadonlyMap<TeamId, DivisionId>;
  readonly captains: boolean;
  readonly squads: boolean;
}

const isErased = (name: string): boolean => name === memberFields.name.erased;

/** A team as it begins its next season: what it said about going up is of the season before. */
const entered = (
  { id, values, captain }: Team,
  division: DivisionId,
  captains: boolean,
): LeagueStart['teams'][number] => ({
  team: id,
  division,
  values: { ...values, refuses: false },
  captain: captains ? captain : null,
});

/**
 * The start of the next season: the divisions with their numbers, the teams in their new places by the
 * order of the tables, captains and squads as chosen. Ids stay, so that a team is the same one in both
 * books; whoever was erased is not taken along.
 */
export function nextSeason(league: League, { places, captains, squads }: NextSeason): LeagueStart {
  const staying = league.teams.flatMap((team) => {
    const division = places.get(team.id);
    return division === undefined ? [] : [entered(team, division, captains)];
  });
  return {
    divisions: league.divisions.map(({ id: division, values }) => ({ division, values })),
    teams: staying,
    players: squads
      ? staying.flatMap(({ team }) =>
          squadOf(league, team)
            .filter(({ values }) => !isErased(values.name))
            .map(({ id: player, seat, values }) => ({ player, team, seat, values })),
        )
      : [],
  };
}
