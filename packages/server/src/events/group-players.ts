import { type EntrantValues, entrantShapes, type GroupId, type GroupPlayers } from '@rokade/event';
import { nothingKnown, type PlayerDetails, parseTournamentId } from '@rokade/tournament';
import type { Tournaments } from '../application.ts';

/** What a tournament says of a player, as far as an entry list does. */
const entrantOfPlayer = (details: PlayerDetails): EntrantValues =>
  Object.fromEntries(
    Object.keys(entrantShapes).map((field) => [field, Reflect.get(details, field)]),
  ) as unknown as EntrantValues;

/** A player as an entry list tells of them; what it does not say is not known. */
export const playerOfEntrant = (values: EntrantValues): PlayerDetails => ({
  ...nothingKnown,
  ...values,
});

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
      const known = players.map(({ id, details }) => [id, entrantOfPlayer(details)] as const);
      return [
        { group, hasBegun: rounds.length > 0, isFinished: finished, players: new Map(known) },
      ];
    }),
  );
  return found.flat();
}
