import { playOffOrder } from '@rokade/rules';
import type { TieLot, Tournament } from '../state/state.ts';
import type { PlayerId } from '../values/ids.ts';

/**
 * The newest lot, play-off or given order between exactly these players. The arbiter's order holds for
 * the standings after the round for which it was given.
 */
export function lotBetween(
  { tieLots }: Pick<Tournament, 'tieLots'>,
  players: readonly PlayerId[],
  afterRound: number,
): TieLot | undefined {
  const ids = new Set(players);
  return tieLots.findLast(
    ({ order, given }) =>
      (given === null || given.round === afterRound) &&
      order.length === ids.size &&
      order.every((id) => ids.has(id)),
  );
}

/** What decided a place among equals. */
export type PlacedBy = 'lot' | 'play-off' | 'arbiter';

/** A player's place among the equals: 0 is the first. Values from outside may leave players equal. */
export interface DecidedPlace {
  readonly id: PlayerId;
  readonly place: number;
  readonly by: PlacedBy;
}

/** The order by a lot, a play-off or the arbiter; null: a game of the play-off is not finished. */
export function decidedOrder({ order, playOff, given }: TieLot): readonly DecidedPlace[] | null {
  if (given !== null) {
    const values = given.values?.hundredths;
    return order.map((id, index) => ({
      id,
      place: values?.indexOf(values[index] ?? 0) ?? index,
      by: 'arbiter',
    }));
  }
  if (playOff === null || playOff.games.length === 0) {
    return order.map((id, place) => ({ id, place, by: 'lot' }));
  }
  const places = playOffOrder(order, playOff.games);
  return (
    places?.map(({ key, byLot }, place) => ({ id: key, place, by: byLot ? 'lot' : 'play-off' })) ??
    null
  );
}
