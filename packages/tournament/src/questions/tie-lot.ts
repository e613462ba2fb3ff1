import { playOffOrder } from '@rokade/rules';
import type { TieLot, Tournament } from '../state/state.ts';
import type { PlayerId } from '../values/ids.ts';

/** The newest lot or play-off between exactly these players. */
export function lotBetween(
  { tieLots }: Pick<Tournament, 'tieLots'>,
  players: readonly PlayerId[],
): TieLot | undefined {
  const ids = new Set(players);
  return tieLots.findLast(
    ({ order }) => order.length === ids.size && order.every((id) => ids.has(id)),
  );
}

/** A player's place by a lot or a play-off. */
export interface DecidedPlace {
  readonly id: PlayerId;
  readonly byLot: boolean;
}

/** The order by a lot or a play-off; null: one of its games is not finished. */
export function decidedOrder({ order, playOff }: TieLot): readonly DecidedPlace[] | null {
  if (playOff === null || playOff.games.length === 0) {
    return order.map((id) => ({ id, byLot: true }));
  }
  const places = playOffOrder(order, playOff.games);
  return places?.map(({ key, byLot }) => ({ id: key, byLot })) ?? null;
}
