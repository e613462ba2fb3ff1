import type { GroupId, GroupPlayers } from '@rokade/event';
import { parseTournamentId } from '@rokade/tournament';
import type { Tournaments } from '../application.ts';

/** Who plays in each of these tournaments; one that is gone or does not open is left out. */
export async function groupPlayers(
  tournaments: Pick<Tournaments, 'get'>,
  groups: readonly GroupId[],
): Promise<readonly GroupPlayers[]> {
  const found = await Promise.all(
    groups.map(async (group): Promise<readonly GroupPlayers[]> => {
      const id = parseTournamentId(group);
      const tournament = id === null ? null : await tournaments.get(id);
      if (tournament === null || !tournament.ok) return [];
      const { players, rounds, finished } = tournament.value;
      const known = players.map(({ id, details }) => [id, details] as const);
      return [
        { group, hasBegun: rounds.length > 0, isFinished: finished, players: new Map(known) },
      ];
    }),
  );
  return found.flat();
}
