import type { Colour } from '../../kernel/colour.ts';
import type { HalfPoints, PointSystem } from '../../kernel/half-points.ts';
import type { PlayerNo } from '../../kernel/round-record.ts';
import type { PairingRequest } from '../pairing-system.ts';

/** Players who may not meet each other, in some rounds or (null) in all. */
export interface ForbiddenGroup {
  readonly players: readonly PlayerNo[];
  readonly rounds: { readonly first: number; readonly last: number } | null;
}

/**
 * The options of the Dutch system, beside the general request. A player's number is their TPN. Absent
 * options have the default: 1 – ½ – 0, a bye worth a win, White for the first player of the first
 * round, nothing forbidden, no acceleration.
 */
export interface DutchOptions {
  readonly points?: PointSystem;
  /** The points of the pairing-allocated bye. */
  readonly allocatedBye?: HalfPoints;
  /** The lot drawn before round 1 (5.1.1): the colour of an odd TPN where 5.2.5 decides. */
  readonly initialColour?: Colour;
  readonly forbiddenGroups?: readonly ForbiddenGroup[];
  /**
   * Points that count for pairing only (C.04.7), by player; index 0 is round 1. The rounds before the
   * one to be paired matter, too: floats depend on the scores with which they were paired.
   */
  readonly virtualHalfPoints?: ReadonlyMap<PlayerNo, readonly HalfPoints[]>;
}

/** The general request with the Dutch system's options. */
export type DutchRequest = PairingRequest & DutchOptions;
