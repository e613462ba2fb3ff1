import type { PlayerNo, RoundRecord } from '../kernel/round-record.ts';

/** A player as standings and tie-breaks see him. */
export interface ScoredPlayer {
  readonly no: PlayerNo;
  readonly rating: number | null;
  /** The rounds that count, index 0 is round 1; all players have the same number of rounds. */
  readonly records: readonly RoundRecord[];
}
