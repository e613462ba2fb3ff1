import type { PlayerId } from './ids.ts';

/** Facts of refusals and consequences, by what they are about. */
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

/** The article; '' if the regulation has none. */
export interface Cited {
  readonly article: string;
}

/** No facts beside the code. */
export type NoFacts = unknown;
