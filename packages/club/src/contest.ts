import type { CourseAct } from './acts.ts';
import { type ContestValues, type EntryValues, unsaidContest } from './contest-values.ts';
import type { ContestId, EntryId } from './ids.ts';

/** Somebody who plays, or played. */
export interface ContestEntry {
  readonly id: EntryId;
  readonly values: EntryValues;
}

/** The book's state: a competition with all that happened in it. */
export interface Contest {
  readonly id: ContestId;
  readonly version: number;
  /** By which format it is played, and by which of its rule sets. */
  readonly format: string;
  readonly rules: string;
  /** What its lots are drawn with; everybody may repeat them. */
  readonly seed: string;
  readonly values: ContestValues;
  readonly entries: readonly ContestEntry[];
  readonly acts: readonly CourseAct[];
}

/** A competition before anything was said. */
export const emptyContest = (id: ContestId): Contest => ({
  id,
  version: 0,
  format: '',
  rules: '',
  seed: '',
  values: unsaidContest,
  entries: [],
  acts: [],
});
