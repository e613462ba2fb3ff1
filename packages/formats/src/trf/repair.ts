import type { TrfPlayer } from './trf-document.ts';
import type { TrfProblem } from './trf-fault.ts';

/** A contradiction, the line in which it was found (by index in the document), and how it was settled. */
export interface Repair {
  readonly problem: TrfProblem;
  readonly playerIndex: number;
  readonly column: number;
  /** The replacement of the faulty text; '' means left out. */
  readonly takenAs: string;
}

/** Players without contradictions, the indices of those kept, and the guesses. */
export interface RepairedPlayers {
  readonly players: readonly TrfPlayer[];
  /** The index in the document of each player. */
  readonly kept: readonly number[];
  readonly repairs: readonly Repair[];
}
