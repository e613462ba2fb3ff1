import type { TrfPlayer } from './trf-document.ts';
import type { TrfProblem } from './trf-fault.ts';

/** A contradiction, in whose line it showed (by index in the document), and how it was settled. */
export interface Repair {
  readonly problem: TrfProblem;
  readonly playerIndex: number;
  readonly column: number;
  /** What the faulty text was taken as; '' means left out. */
  readonly takenAs: string;
}

/** Players without contradictions, those of the document who were kept, and what was guessed. */
export interface RepairedPlayers {
  readonly players: readonly TrfPlayer[];
  /** The index in the document of each player. */
  readonly kept: readonly number[];
  readonly repairs: readonly Repair[];
}
