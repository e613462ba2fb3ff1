import type { ByKind } from '@rokade/journal';
import type { ActKind, ActOf, ContestAct } from './acts.ts';
import type { Contest } from './contest.ts';
import type { ContestValues } from './contest-values.ts';
import type { ContestRefusal } from './refusal.ts';
import type { SeriesRules } from './series/series-rules.ts';

/**
 * Why an act is refused, after its days were checked; null: it is allowed. `today` is '' in replays,
 * where nothing depends on the day.
 */
export type Objection<Kind extends ActKind> = (
  contest: Contest,
  act: ActOf<Kind>,
  today: string,
) => ContestRefusal | null;

/** A format of competition: its acts, and the rules' objections to them. */
export interface ContestFormat {
  readonly code: string;
  /** The codes of its rule sets, the default first. */
  readonly ruleSets: readonly string[];
  /** The rules of a series of legs with results; absent: not a series. */
  readonly series?: SeriesRules;
  /** Set if an organisation has one at a time: no second one with days of the first. */
  readonly isOneAtATime?: true;
  /** Further checks of its values; absent: none. */
  readonly objectionToValues?: (values: ContestValues) => ContestRefusal | null;
  /** The public part of the competition; absent: all acts, with names only. */
  readonly shown?: (contest: Contest) => Contest;
  /** The rules' objections to each kind of act in this format. */
  readonly objections: Partial<ByKind<ContestAct, Contest, ContestRefusal | null, string>>;
}

/** Why an act of the competition's format is refused. */
export function objectionIn(
  { objections }: ContestFormat,
  contest: Contest,
  act: ContestAct,
  today: string,
): ContestRefusal | null {
  const objection = objections[act.kind] as Objection<never> | undefined;
  return objection?.(contest, act as never, today) ?? null;
}
