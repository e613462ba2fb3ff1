import type { GameResult } from '../values/game-result.ts';
import type { OutsideValues } from '../values/given-order.ts';
import type { PlayerId } from '../values/ids.ts';

/** Whether a tournament is in FIDE mode. */
export type FideMode =
  /** It never was: a club's own tournament, or a book from before there was the mode. */
  | { readonly kind: 'none' }
  | { readonly kind: 'on' }
  /** It was left for good after so many published rounds; by whom, and when (UTC). */
  | {
      readonly kind: 'left';
      readonly round: number;
      readonly by: string;
      readonly at: string;
    };

/**
 * What a book that was begun in FIDE mode keeps for the `###` records of the report file, and the state
 * does not show otherwise. `round`: the newest published round at that time, or the round of the game.
 */
export type FideNote =
  /** The players got other numbers than they had. */
  | { readonly kind: 'numbers'; readonly round: number }
  /** Two players, who had these numbers, got each other's. */
  | {
      readonly kind: 'exchange';
      readonly round: number;
      readonly numbers: readonly [number, number];
    }
  | {
      readonly kind: 'correction';
      readonly round: number;
      readonly white: PlayerId;
      readonly black: PlayerId;
      readonly from: GameResult | null;
      readonly to: GameResult | null;
    }
  /** The game was not played to its end in its round. */
  | {
      readonly kind: 'adjourned';
      readonly round: number;
      readonly white: PlayerId;
      readonly black: PlayerId;
    }
  /** The arbiter gave the order of equal players, by values from outside or by hand. */
  | {
      readonly kind: 'order';
      readonly round: number;
      readonly order: readonly PlayerId[];
      readonly values: OutsideValues | null;
    }
  /** Settings that pairings or places depend on were changed after round 1. */
  | { readonly kind: 'configuration'; readonly round: number; readonly fields: readonly string[] };
