import type { ActKind, ContestAct } from './acts.ts';
import type { Contest } from './contest.ts';
import type { ContestValues } from './contest-values.ts';
import type { ContestRefusal } from './refusal.ts';
import type { SeriesRules } from './series/series-rules.ts';

/** A format of competition: what happens in one, and what its rules say against it. */
export interface ContestFormat {
  readonly code: string;
  /** Its rule sets by code, the usual one first. */
  readonly ruleSets: readonly string[];
  readonly acts: readonly ActKind[];
  /** Where it is a series of legs with results: by which rules. */
  readonly series?: SeriesRules;
  /** An organisation has one at a time: no second one with days of the first. */
  readonly isOneAtATime?: true;
  /** What else is asked of its values; left out: nothing. */
  readonly objectionToValues?: (values: ContestValues) => ContestRefusal | null;
  /** What everybody may see of one; left out: all that happened, with names alone. */
  readonly shown?: (contest: Contest) => Contest;
  /** Why an act of these may not be, its days looked at already; null: it may. `today` is '' where nobody looks at a calendar. */
  readonly objection: (contest: Contest, act: ContestAct, today: string) => ContestRefusal | null;
}
