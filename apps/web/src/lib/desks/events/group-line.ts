import type { Phase } from '@rokade/tournament';

/** A group of an event, as its lists show it. */
export interface GroupLine {
  readonly id: string;
  readonly name: string;
  readonly players: number;
  readonly roundsPlanned: number;
  readonly phase: Phase;
  /** The newest round, published or not; 0 before the first. */
  readonly round: number;
  /** Boards of a published round without a result. */
  readonly missing: number;
  readonly isPublic: boolean;
}
