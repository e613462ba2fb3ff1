import type { Brand } from '../kernel/brand.ts';
import type { ByColour } from '../kernel/colour.ts';
import { invariant } from '../kernel/invariant.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { ThinkingTime } from '../kernel/thinking-time.ts';

/** The stronger player's minutes from this difference in rating on. */
export interface TimeOddsStep {
  readonly fromDifference: number;
  readonly strongerMinutes: number;
}

/** How two players share the time of a game: together they always have twice `minutesEach`. */
export interface TimeOdds {
  /** Each player's minutes without odds. */
  readonly minutesEach: number;
  /** Below the first step there are no odds. Differences rise, minutes fall. */
  readonly steps: readonly TimeOddsStep[];
}

/** Time odds with valid steps. */
export type TimeOddsTable = Brand<TimeOdds, 'TimeOddsTable'>;

/** Why the steps are invalid; `step` counts from 1. */
export type TimeOddsFault =
  | { readonly code: 'time-odds.difference'; readonly step: number; readonly above: number }
  | { readonly code: 'time-odds.minutes'; readonly step: number; readonly below: number };

/**
 * An hour for both. The handbook has one example and no table: 15 minutes against 45, here from 300
 * points of rating on; the steps before it are even.
 *
 * @article DSU 2002 4.13.4
 */
export const timeOdds2002: TimeOdds = {
  minutesEach: 30,
  steps: [
    { fromDifference: 100, strongerMinutes: 25 },
    { fromDifference: 200, strongerMinutes: 20 },
    { fromDifference: 300, strongerMinutes: 15 },
  ],
};

function faultIn({ minutesEach, steps }: TimeOdds): TimeOddsFault | undefined {
  let [above, below] = [0, minutesEach];
  for (const [index, { fromDifference, strongerMinutes }] of steps.entries()) {
    const step = index + 1;
    if (fromDifference <= above) return { code: 'time-odds.difference', step, above };
    if (strongerMinutes >= below || strongerMinutes < 1) {
      return { code: 'time-odds.minutes', step, below };
    }
    [above, below] = [fromDifference, strongerMinutes];
  }
  return undefined;
}

/** An organiser's time odds, or the fault in their first invalid step. */
export function makeTimeOddsTable(odds: TimeOdds): Result<TimeOddsTable, TimeOddsFault> {
  const fault = faultIn(odds);
  return fault === undefined ? ok(odds as TimeOddsTable) : err(fault);
}

/** The times of two players of different strength. */
export interface SharedTime {
  readonly stronger: ThinkingTime;
  readonly weaker: ThinkingTime;
}

/** Shares the time of each stage in the table's proportion, to whole minutes; moves and increments stay. */
function shareTime(
  { minutesEach }: TimeOddsTable,
  strongerMinutes: number,
  time: ThinkingTime,
): SharedTime {
  const strongerIn = (minutes: number): number =>
    Math.max(1, Math.round((minutes * strongerMinutes) / minutesEach));
  const withMinutes = (of: (minutes: number) => number): ThinkingTime => ({
    ...time,
    stages: time.stages.map(({ moves, minutes }) => ({ moves, minutes: of(minutes) })),
  });
  return {
    stronger: withMinutes(strongerIn),
    weaker: withMinutes((minutes) => 2 * minutes - strongerIn(minutes)),
  };
}

/** A row of the table for the club's wall: both times for a range of differences. */
export interface TimeOddsLine extends SharedTime {
  readonly fromDifference: number;
  /** null: no upper bound. */
  readonly toDifference: number | null;
}

/** The table for a time control, from equal strength to the largest difference. */
export function timeOddsLines(table: TimeOddsTable, time: ThinkingTime): readonly TimeOddsLine[] {
  const even = { fromDifference: 0, strongerMinutes: table.minutesEach };
  return [even, ...table.steps].map(({ fromDifference, strongerMinutes }, index) => {
    const next = table.steps[index];
    return {
      fromDifference,
      toDifference: next === undefined ? null : next.fromDifference - 1,
      ...shareTime(table, strongerMinutes, time),
    };
  });
}

/**
 * Both players' times: the higher rated gives time by the difference of the ratings.
 *
 * @article DSU 2002 4.13.4
 */
export function timeOdds(
  table: TimeOddsTable,
  ratings: ByColour<number>,
  time: ThinkingTime,
): ByColour<ThinkingTime> {
  const difference = Math.abs(ratings.white - ratings.black);
  const line = timeOddsLines(table, time).findLast(
    ({ fromDifference }) => fromDifference <= difference,
  );
  invariant(line !== undefined, 'the first line begins at 0');
  const { stronger, weaker } = line;
  return ratings.white >= ratings.black
    ? { white: stronger, black: weaker }
    : { white: weaker, black: stronger };
}
