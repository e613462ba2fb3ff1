import type { Round, Tournament } from '../state/state.ts';
import type { PlayerId } from '../values/ids.ts';
import type { Player } from '../values/player.ts';
import { availabilityIn } from './pairing-request.ts';

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
