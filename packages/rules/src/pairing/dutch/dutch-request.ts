import type { Colour } from '../../kernel/colour.ts';
import type { HalfPoints, PointSystem } from '../../kernel/half-points.ts';
import type { PlayerNo } from '../../kernel/round-record.ts';
import type { PairingRequest } from '../pairing-system.ts';

/** Players none of whom may meet another of them, in some rounds or (null) in all. */
export interface ForbiddenGroup {
  readonly players: readonly PlayerNo[];
  readonly rounds: { readonly first: number; readonly last: number } | null;
}

/**
 * What the Dutch system can be told besides the common question. A player's number is their TPN.
 * Everything left out has the usual value: 1 – ½ – 0, a bye worth a win, White for the first player
 * of the first round, nothing forbidden, no acceleration.
 */
export interface DutchOptions {
  readonly points?: PointSystem;
  /** What the pairing-allocated bye is worth. */
  readonly allocatedBye?: HalfPoints;
  /** The lot drawn before round 1 (5.1.1): the colour of an odd TPN that decides by 5.2.5. */
  readonly initialColour?: Colour;
  readonly forbiddenGroups?: readonly ForbiddenGroup[];
  /**
   * Points that count for pairing alone (C.04.7), by player; index 0 is round 1. The rounds before
   * the one to be paired matter too: floats are judged by the scores as they were paired.
   */
  readonly virtualHalfPoints?: ReadonlyMap<PlayerNo, readonly HalfPoints[]>;
}

/** The question with what the Dutch system is told besides. */
export type DutchRequest = PairingRequest & DutchOptions;
