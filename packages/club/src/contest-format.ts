import type { ByKind } from '@rokade/journal';
import type { ActKind, ActOf, ContestAct } from './acts.ts';
import type { Contest } from './contest.ts';
import type { ContestValues } from './contest-values.ts';
import type { ContestRefusal } from './refusal.ts';
import type { SeriesRules } from './series/series-rules.ts';

/** Why an act may not be, its days looked at already; null: it may. `today` is '' where nobody looks at a calendar. */
export type Objection<Kind extends ActKind> = (
  contest: Contest,
  act: ActOf<Kind>,
  today: string,
) => ContestRefusal | null;

/** A format of competition: what happens in one, and what its rules say against it. */
export interface ContestFormat {
  readonly code: string;
  /** Its rule sets by code, the usual one first. */
  readonly ruleSets: readonly string[];
  /** Where it is a series of legs with results: by which rules. */
  readonly series?: SeriesRules;
  /** An organisation has one at a time: no second one with days of the first. */
  readonly isOneAtATime?: true;
  /** What else is asked of its values; left out: nothing. */
  readonly objectionToValues?: (values: ContestValues) => ContestRefusal | null;
  /** What everybody may see of one; left out: all that happened, with names alone. */
  readonly shown?: (contest: Contest) => Contest;
  /** What the rules say against each act that there is in one. */
  readonly objections: Partial<ByKind<ContestAct, Contest, ContestRefusal | null, string>>;
}

/** Why an act of its format may not be in a competition. */
export function objectionIn(
  { objections }: ContestFormat,
  contest: Contest,
  act: ContestAct,
  today: string,
): ContestRefusal | null {
  const objection = objections[act.kind] as Objection<never> | undefined;
  return objection?.(contest, act as never, today) ?? null;
}
