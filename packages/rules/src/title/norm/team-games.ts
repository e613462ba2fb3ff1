import type { NormPlayer, PlayedEvent } from './norm-rule-set.ts';

/** Whether players meet in matches of their teams. */
export const isOfTeams = (players: readonly NormPlayer[]): boolean =>
  players.some(({ team }) => team !== undefined);

/** Whether two players are of one team, and so do not meet. */
export const areTeamMates = (one: NormPlayer, other: NormPlayer): boolean =>
  one.team !== undefined && one.team === other.team;

const teamsIn = (players: readonly NormPlayer[]): number =>
  new Set(players.map(({ team }) => team)).size;

/**
 * Whether it was fixed beforehand which players meet. Where more than two teams play each other that
 * follows from their line-ups, so that only a match of two teams in which everybody meets everybody
 * (Scheveningen) is such an event.
 *
 * @article FIDE B.01 2024 1.4.1e, 1.4.2
 */
export const areOpponentsFixed = (
  { predetermined }: Pick<PlayedEvent, 'predetermined'>,
  players: readonly NormPlayer[],
): boolean => predetermined && (!isOfTeams(players) || teamsIn(players) === 2);
