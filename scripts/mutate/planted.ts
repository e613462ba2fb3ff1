import type { Mutant } from './find-mutants.ts';

/** A mutant in its file. */
export interface Planted {
  readonly file: string;
  readonly mutant: Mutant;
}

/** What a lane is asked to run, with a mutant or, for null, as it stands. */
export interface LaneTask {
  readonly planted: Planted | null;
  /** Test files in the order in which they are to run; null: all of the package. */
  readonly tests: readonly string[] | null;
}
