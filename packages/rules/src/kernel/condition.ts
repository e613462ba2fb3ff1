import type { Day } from './calendar.ts';

/** A condition of rules for an event, and whether it is met. */
export interface Condition<Code extends string = string> {
  readonly code: Code;
  readonly article: string;
  /** `assumed`: not known. */
  readonly state: 'met' | 'missed' | 'assumed';
  /** null if there is nothing to count. */
  readonly have: number | null;
  readonly need: number | null;
  /** Whether it is necessary; otherwise it only affects something else. */
  readonly isWanted: boolean;
}

type Counted<Code extends string> = Omit<Condition<Code>, 'state' | 'have'> & {
  readonly have: number;
};

/** A condition that can be counted. */
export const counted = <Code extends string>(
  condition: Counted<Code>,
  isMet: boolean,
): Condition<Code> => ({ ...condition, state: isMet ? 'met' : 'missed' });

/** A condition of which nothing is known. */
const assumed = <Code extends string>(condition: Omit<Counted<Code>, 'have'>): Condition<Code> => ({
  ...condition,
  state: 'assumed',
  have: null,
});

/** A condition with a required number. */
export type Requirement<Code extends string> = Omit<Condition<Code>, 'state' | 'have' | 'need'> & {
  readonly need: number;
};

/** A condition of at least, or at most, a number; null: the actual number is not known. */
export const atLeast = <Code extends string>(condition: Requirement<Code>, have: number | null) =>
  have === null ? assumed(condition) : counted({ ...condition, have }, have >= condition.need);

export const atMost = <Code extends string>(condition: Requirement<Code>, have: number | null) =>
  have === null ? assumed(condition) : counted({ ...condition, have }, have <= condition.need);

/** The planned number of rounds of an event, and their days: '' or absent if unknown. */
export interface RoundDays {
  readonly rounds: number;
  readonly days: readonly (Day | '')[];
}

/** The days with rounds, and the number of rounds on each; null if a round has no day. */
export function roundsByDay({ rounds, days }: RoundDays): ReadonlyMap<Day, number> | null {
  const dated = days.slice(0, rounds);
  if (dated.length < rounds || dated.some((day) => day === '')) return null;
  const counts = new Map<Day, number>();
  for (const day of dated) counts.set(day, (counts.get(day) ?? 0) + 1);
  return counts;
}

/** The number of days from the first to the last, inclusive. */
export function daysSpanned(days: Iterable<Day>): number {
  const times = [...days].map((day) => Date.parse(`${day}T00:00Z`) / 86_400_000);
  return times.length === 0 ? 0 : Math.max(...times) - Math.min(...times) + 1;
}
