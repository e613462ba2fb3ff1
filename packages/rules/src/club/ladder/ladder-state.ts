import type { PlayerNo } from '../../kernel/round-record.ts';

type ByPlayer<T> = ReadonlyMap<PlayerNo, T>;

/** A ladder after some acts. */
export interface LadderState {
  /** From the top. */
  readonly order: readonly PlayerNo[];
  /** Bonus points of all who have some; who is struck off keeps them. */
  readonly bonus: ByPlayer<number>;
  /** Whom each challenged last. */
  readonly lastChallenged: ByPlayer<PlayerNo>;
  /** Challenges in a row that each did not meet. */
  readonly refusals: ByPlayer<number>;
  /** Struck off and not back, in the order in which it happened. */
  readonly struck: readonly PlayerNo[];
  readonly ratings: ByPlayer<number | null>;
}
