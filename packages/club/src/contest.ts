import type { CourseAct } from './acts.ts';
import { type ContestValues, type EntryValues, emptyContestValues } from './contest-values.ts';
import type { ContestId, EntryId } from './ids.ts';

/** A present or former player. */
export interface ContestEntry {
  readonly id: EntryId;
  readonly values: EntryValues;
}

/** The book's state: a competition with all its acts. */
export interface Contest {
  readonly id: ContestId;
  readonly version: number;
  /** The format's code, and the code of its rule set. */
  readonly format: string;
  readonly rules: string;
  /** The seed of its lots, with which anybody can repeat them. */
  readonly seed: string;
  readonly values: ContestValues;
  readonly entries: readonly ContestEntry[];
  readonly acts: readonly CourseAct[];
}

/** A competition without any values. */
export const emptyContest = (id: ContestId): Contest => ({
  id,
  version: 0,
  format: '',
  rules: '',
  seed: '',
  values: emptyContestValues,
  entries: [],
  acts: [],
});
