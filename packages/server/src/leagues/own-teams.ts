import type { Right } from '@rokade/installation';
import { type League, parseTeamId, type TeamId, teamsOfAccount } from '@rokade/league';

/**
 * The teams for which somebody acts as captain: that of a link, and with the right of an account the teams
 * that name the account.
 */
export function ownTeams(
  rights: readonly Right[],
  league: League,
  accountName: string,
): readonly TeamId[] {
  const captains = rights.filter(
    ({ role, for: scope }) =>
      role === 'captain' && scope.kind !== 'organisation' && scope.event === league.id,
  );
  const teams = captains.flatMap(({ for: scope }): readonly TeamId[] => {
    if (scope.kind !== 'task') return teamsOfAccount(league, accountName);
    const team = parseTeamId(scope.player ?? '');
    return team === null ? [] : [team];
  });
  return [...new Set(teams)];
}
