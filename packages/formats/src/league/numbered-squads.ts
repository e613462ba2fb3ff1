import {
  type DivisionId,
  type League,
  type Match,
  type MemberId,
  squadOf,
  type Team,
} from '@rokade/league';

/** A team of a division with its number and its players in the file. */
export interface NumberedSquad {
  /** From 1, in the order in which the teams were entered. */
  readonly no: number;
  readonly team: Team;
  /** Its squad in order, then those of other teams who played for it. */
  readonly members: readonly MemberId[];
}

/** Everybody whom a team fielded. */
const fieldedBy = (matches: readonly Match[], team: string): readonly MemberId[] =>
  matches.flatMap(({ home, away, lineUps, replacements }) => {
    const side = home === team ? 'home' : away === team ? 'away' : null;
    if (side === null) return [];
    const later = replacements.filter((one) => one.side === side).map(({ player }) => player);
    return [...(lineUps[side]?.players ?? []), ...later].filter((player) => player !== null);
  });

/** The teams of a division with their players; somebody who played for two is the first one’s. */
export function squadsOf(league: League, division: DivisionId): readonly NumberedSquad[] {
  const matches = league.matches.filter((match) => match.division === division);
  const taken = new Set<MemberId>();
  const own = new Set(
    league.teams
      .filter((team) => team.division === division)
      .flatMap(({ id }) => squadOf(league, id).map((member) => member.id)),
  );
  return league.teams
    .filter((team) => team.division === division)
    .map((team, index) => {
      const squad = squadOf(league, team.id).map(({ id }) => id);
      const guests = fieldedBy(matches, team.id).filter((id) => !own.has(id) && !taken.has(id));
      const members = [...new Set([...squad, ...guests])];
      for (const id of members) taken.add(id);
      return { no: index + 1, team, members };
    });
}
