import type { PlayerId } from '../values/ids.ts';

interface PlacePlayer {
  readonly id: PlayerId;
  readonly name: string;
}

/** A game that is played for a place. */
export interface PlaceGameRow {
  readonly white: PlacePlayer;
  readonly black: PlacePlayer;
  /** null: it is still to be played. */
  readonly whiteHalfPoints: number | null;
}

/** A lot or a play-off that puts players in order whom nothing else separates. */
export interface PlaceLot {
  readonly seed: string;
  readonly firstRank: number;
  readonly lastRank: number;
  /** Who did not wish to play for the place. */
  readonly declined: readonly PlacePlayer[];
  /** What is played for the place; empty: the lot decided. */
  readonly games: readonly PlaceGameRow[];
  /** A game is still to be played, and the place is shared. */
  readonly isOpen: boolean;
}
