import type { PlayerId } from '../values/ids.ts';

interface PlacePlayer {
  readonly id: PlayerId;
  readonly name: string;
}

/** A play-off game for a place. */
export interface PlaceGameRow {
  readonly white: PlacePlayer;
  readonly black: PlacePlayer;
  /** null: not played. */
  readonly whiteHalfPoints: number | null;
}

/** What decided between equal players outside the tournament, best first. */
export interface PlaceValues {
  readonly name: string;
  readonly of: readonly { readonly player: PlacePlayer; readonly hundredths: number }[];
}

/** A lot, a play-off or an order of the arbiter between players whom nothing else separates. */
export interface PlaceLot {
  /** '': the arbiter gave the order. */
  readonly seed: string;
  readonly firstRank: number;
  readonly lastRank: number;
  /** Whether the arbiter gave the order, by hand or by values from outside. */
  readonly byArbiter: boolean;
  /** The values from outside; null: there are none. */
  readonly values: PlaceValues | null;
  /** The players who declined the play-off. */
  readonly declined: readonly PlacePlayer[];
  /** The games of the play-off; empty: the lot decided. */
  readonly games: readonly PlaceGameRow[];
  /** True: a game is not played yet, and the place is shared meanwhile. */
  readonly isOpen: boolean;
}
