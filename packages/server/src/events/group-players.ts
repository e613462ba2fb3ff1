import type { ChessEvent, GroupId, GroupPlayers } from '@rokade/event';
import type { Result } from '@rokade/rules';
import { parseTournamentId, type Tournament, type TournamentId } from '@rokade/tournament';

/** Finds tournaments by their ids. */
export interface OpenTournaments {
  get(id: TournamentId): Promise<Result<Tournament, unknown>>;
}

/** The players of each tournament; one that is removed or damaged is left out. */
export async function groupPlayers(
  tournaments: OpenTournaments,
  groups: readonly GroupId[],
): Promise<readonly GroupPlayers[]> {
  const found = await Promise.all(
    groups.map(async (group): Promise<readonly GroupPlayers[]> => {
      const id = parseTournamentId(group);
      const tournament = id === null ? null : await tournaments.get(id);
      if (tournament === null || !tournament.ok) return [];
      const { players, rounds, finished } = tournament.value;
      const byPlayer = players.map(({ id, details }) => [id, details] as const);
      return [
        { group, hasBegun: rounds.length > 0, isFinished: finished, players: new Map(byPlayer) },
      ];
    }),
  );
  return found.flat();
}

/** All groups of an event that can be read; rights are not checked. */
export async function allGroups(
  tournaments: OpenTournaments,
  { groups }: Pick<ChessEvent, 'groups'>,
): Promise<readonly Tournament[]> {
  const ids = groups.flatMap((group) => parseTournamentId(group) ?? []);
  const found = await Promise.all(ids.map((id) => tournaments.get(id)));
  return found.flatMap((one) => (one.ok ? [one.value] : []));
}
