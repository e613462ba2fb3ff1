import type { PlayerId } from './ids.ts';
import { availabilityIn } from './pairing-request.ts';
import type { Player } from './player.ts';
import type { Round, Tournament } from './state.ts';

/**
 * Who has no opponent in a round and may still be given one: whoever has a bye, stays away or came
 * only after the pairing; not those who left.
 */
export function withoutOpponent(t: Tournament, { number, games }: Round): readonly Player[] {
  const seated = new Set<PlayerId>(games.flatMap(({ white, black }) => [white, black]));
  return t.players.filter(
    (player) => !seated.has(player.id) && availabilityIn(player, number).kind !== 'withdrawn',
  );
}
