import type { PlayerId } from './ids.ts';

/** What refusals and consequences have facts of. */
export interface OfRound {
  readonly round: number;
}
export interface OfBoard extends OfRound {
  readonly board: number;
}
export interface OfPlayer {
  readonly player: PlayerId;
}
export interface OfPair {
  readonly white: PlayerId;
  readonly black: PlayerId;
}

/** Where it stands; '' where the regulation names no article. */
export interface Cited {
  readonly article: string;
}

/** The code says it all. */
export type NoFacts = unknown;
