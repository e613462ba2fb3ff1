import type { Day } from '../kernel/calendar.ts';
import type { Condition, RoundDays } from '../kernel/condition.ts';
import type { KindOfPlay } from '../kernel/kind-of-play.ts';

/** What is asked of an event before it is rated, by code. */
export type RatingConditionCode =
  | 'thinking-time'
  | 'time-against-2400'
  | 'time-against-1800'
  | 'first-control'
  | 'moves-an-hour'
  | 'equal-times'
  | 'rounds-a-day'
  | 'hours-a-day'
  | 'days'
  | 'monthly-parts'
  | 'rated-players'
  | 'match-rated'
  | 'registered'
  | 'in-invitation'
  | 'no-smoking'
  | 'reported';

/** A condition; what is not wanted costs no rating, but may cost a fee or a report of its own. */
export interface RatingCondition extends Condition<RatingConditionCode> {
  /** The last day in time; null: without a deadline. */
  readonly until: Day | null;
}

/** The measures of a time control that conditions refer to. */
export interface ConditionedTime {
  /** For each player and 60 moves. */
  readonly minutes: number;
  /** Moves up to the first control; null: the whole game. */
  readonly firstControl: number | null;
  /** The highest number of moves per hour at a control; null: there is none. */
  readonly movesAnHour: number | null;
  /** Whether there are time odds. */
  readonly isUnequal: boolean;
}

/** A planned player. */
export interface ConditionedPlayer {
  /** FIDE's rating; null: none. */
  readonly rating: number | null;
  readonly isWoman: boolean;
}

/** A planned event, to check whether it can be rated. */
export interface PlannedEvent extends RoundDays {
  readonly play: KindOfPlay;
  readonly time: ConditionedTime | null;
  readonly players: readonly ConditionedPlayer[];
  /** Whether all pairings are fixed beforehand. */
  readonly predetermined: boolean;
  readonly inTeams: boolean;
}

/** When an event was registered, and its report sent; null: not known. */
export interface ReportingDays {
  readonly registered: Day | null;
  readonly reported: Day | null;
}

/** Whether an event can be rated, condition by condition. */
export type RatingConditions = (
  event: PlannedEvent,
  reporting: ReportingDays,
) => readonly RatingCondition[];

/** For rules whose conditions are not known. */
export const noConditions: RatingConditions = () => [];
