import type { AdjustedRounds } from '../kernel/adjusted-points.ts';
import type { PlayerNo } from '../kernel/round-record.ts';

/** A player for standings and tie-breaks; all players have the same number of rounds. */
export interface ScoredPlayer extends AdjustedRounds {
  readonly no: PlayerNo;
  readonly rating: number | null;
}
