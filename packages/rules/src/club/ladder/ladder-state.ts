import type { PlayerNo } from '../../kernel/round-record.ts';

type ByPlayer<T> = ReadonlyMap<PlayerNo, T>;

/** A ladder after some acts. */
export interface LadderState {
  /** The players from the top. */
  readonly order: readonly PlayerNo[];
  /** Players' bonus points; a player who is struck off keeps them. */
  readonly bonus: ByPlayer<number>;
  /** The opponent of each player's last challenge. */
  readonly lastChallenged: ByPlayer<PlayerNo>;
  /** Each player's unmet challenges in a row. */
  readonly refusals: ByPlayer<number>;
  /** Players struck off and not returned, in order. */
  readonly struck: readonly PlayerNo[];
  readonly ratings: ByPlayer<number | null>;
}
