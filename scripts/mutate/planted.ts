import type { Mutant } from './find-mutants.ts';

/** A mutant in its file. */
export interface Planted {
  readonly file: string;
  readonly mutant: Mutant;
}

/** The task of a lane: tests to run, with a mutant or, for null, without one. */
export interface LaneTask {
  readonly planted: Planted | null;
  /** Test files in the order in which to run them; null: all of the package. */
  readonly tests: readonly string[] | null;
}
