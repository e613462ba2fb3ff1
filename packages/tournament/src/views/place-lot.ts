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

/** A lot or a play-off between players whom nothing else separates. */
export interface PlaceLot {
  readonly seed: string;
  readonly firstRank: number;
  readonly lastRank: number;
  /** The players who declined the play-off. */
  readonly declined: readonly PlacePlayer[];
  /** The games of the play-off; empty: the lot decided. */
  readonly games: readonly PlaceGameRow[];
  /** True: a game is not played yet, and the place is shared meanwhile. */
  readonly isOpen: boolean;
}
