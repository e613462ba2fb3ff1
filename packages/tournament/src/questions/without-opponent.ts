import type { Round, Tournament } from '../state/state.ts';
import type { PlayerId } from '../values/ids.ts';
import type { Player } from '../values/player.ts';
import { availabilityIn } from './pairing-request.ts';

/**
 * The players without an opponent in a round who may still be given one: with a bye, absent, or entered
 * after the pairing; not those who left.
 */
export function withoutOpponent(t: Tournament, { number, games }: Round): readonly Player[] {
  const seated = new Set<PlayerId>(games.flatMap(({ white, black }) => [white, black]));
  return t.players.filter(
    (player) => !seated.has(player.id) && availabilityIn(player, number).kind !== 'withdrawn',
  );
}
