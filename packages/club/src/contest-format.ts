import type { ActKind, ContestAct } from './acts.ts';
import type { Contest } from './contest.ts';
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
  /** Why an act of these may not be, its days looked at already; null: it may. `today` is '' where nobody looks at a calendar. */
  readonly objection: (contest: Contest, act: ContestAct, today: string) => ContestRefusal | null;
}
