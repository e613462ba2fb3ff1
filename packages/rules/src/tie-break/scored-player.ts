import type { AdjustedRounds } from '../kernel/adjusted-points.ts';
import type { PlayerNo } from '../kernel/round-record.ts';

/** A player as standings and tie-breaks see them; all players have the same number of rounds. */
export interface ScoredPlayer extends AdjustedRounds {
  readonly no: PlayerNo;
  readonly rating: number | null;
}
